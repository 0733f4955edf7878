import { ChartFigure, type ChartFigureProps } from '@whenabouts/calculator/view';
import * as styles from './guide-charts.css.ts';

/** A guide's chart with its title, a description and a collapsible data table. */
export function GuideChart(props: Omit<ChartFigureProps, 'className'>) {
  return <ChartFigure className={styles.figure} {...props} />;
}
