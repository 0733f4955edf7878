import { useEffect, useRef } from 'react';

/**
 * Returns a function that delays changes of the layout while a pointer is down: an element that moves away from
 * the pointer is not clicked.
 */
export function useAfterPointerUp(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click event.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
