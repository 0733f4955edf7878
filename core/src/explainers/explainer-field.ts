/** What one control of an explainer may hold: as a field of the calculator, or a level on a scale. */
export interface ExplainerField {
  /** What the visitor reads beside the slider. */
  readonly label: string;
  readonly unit: 'years' | 'dollars' | 'percent' | 'level';
  /** Smallest allowed value, in `unit`. */
  readonly min: number;
  /** Largest allowed value, in `unit`. */
  readonly max: number;
  /** Distance between two stops of the slider; a typed value may lie between them. */
  readonly step: number;
  readonly default: number;
}
