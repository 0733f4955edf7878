import { useEffect, useEffectEvent } from 'react';

/** Asks whether the unsaved changes of the current page may be lost; undefined if there are none. */
let ask: (() => Promise<boolean>) | undefined;

/** Returns true if leaving the page would lose changes. */
export function hasUnsavedWork(): boolean {
  return ask !== undefined;
}

/** Asks for confirmation if leaving the page would lose changes. Returns true if the page may be left. */
export async function mayLeave(): Promise<boolean> {
  return ask ? ask() : true;
}

/** Registers a confirmation for leaving the page while it has unsaved changes. */
export function useUnsavedWork(isUnsaved: boolean, question: () => Promise<boolean>): void {
  const onAsk = useEffectEvent(question);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askOnThisPage = () => onAsk();
    ask = askOnThisPage;
    return () => {
      if (ask === askOnThisPage) ask = undefined;
    };
  }, [isUnsaved]);
}
