import { useEffect, useEffectEvent } from 'react';

/** Asks whether what is written on the page that is open may be left behind; undefined without any. */
let ask: (() => Promise<boolean>) | undefined;

export function hasUnsavedWork(): boolean {
  return ask !== undefined;
}

/** Asks whether the page may be left, if anything would be lost. */
export async function mayLeave(): Promise<boolean> {
  return ask ? ask() : true;
}

/** Has a page asked before something ends it, as long as something on it is not saved. */
export function useUnsavedWork(isUnsaved: boolean, question: () => Promise<boolean>): void {
  const onAsk = useEffectEvent(question);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mine = () => onAsk();
    ask = mine;
    return () => {
      if (ask === mine) ask = undefined;
    };
  }, [isUnsaved]);
}
