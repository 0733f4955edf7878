import { calculatorMessages } from './view/calculator-messages.ts';

/** The English messages of the script: those of the calculator, and of the embed around it. */
export const embedMessages = {
  calculator: calculatorMessages,
  sharing:
    'Calculations happen in your browser. The website that shows this calculator receives the numbers you enter and your results.',
  /** Names of the parts that load on demand, for the middle of a sentence. */
  parts: {
    tool: 'this tool',
    details: 'the details of your result',
    outlook: 'the rest of your retirement outlook',
    household: 'the fields of your household',
  },
  loading: (part: string): string => `Loading ${part}…`,
  loadingFailed: (part: string): string => `${part[0]?.toUpperCase()}${part.slice(1)} didn’t load.`,
  tryAgain: 'Try again',
  siteLink: (name: string): string => `Calculator by ${name}`,
};

export type EmbedMessages = typeof embedMessages;
