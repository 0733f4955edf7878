import { useEffect, useRef } from 'react';

/**
 * Puts off what would move the page while a button of the mouse is held: what is being pressed would no
 * longer be there when it is let go.
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
      // After the click that comes of it.
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
