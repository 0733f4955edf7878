import type { Field } from '@whenabouts/core';
import { type PointerEvent, useRef } from 'react';
import { nearestStop } from './slider-stops.ts';

/** Drag distance for the whole range, in pixels. */
const RANGE_WIDTH = 320;
/** Shortest drag distance for a step, in pixels: a finger cannot aim at closer steps. */
const MIN_STEP_WIDTH = 3;

interface DragOptions {
  field: Field;
  value: number;
  onChange: (value: number) => void;
  /** Called after a press without a drag. */
  onClick: () => void;
}

/** Returns the pointer handlers that change a value by dragging and report a click without a drag. */
export function useDrag({ field, value, onChange, onClick }: DragOptions) {
  const drag = useRef<{ startX: number; value: number; hasMoved: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startX: event.clientX, value, hasMoved: false };
    },
    onPointerMove({ clientX, buttons }: PointerEvent): void {
      const { current } = drag;
      if (!current || buttons === 0) return;
      const steps = (field.max - field.min) / field.step;
      const stepWidth = Math.max(RANGE_WIDTH / steps, MIN_STEP_WIDTH);
      const draggedSteps = Math.round((clientX - current.startX) / stepWidth);
      if (draggedSteps === 0 && !current.hasMoved) return;
      current.hasMoved = true;
      onChange(nearestStop(field, current.value + draggedSteps * field.step));
    },
    // The browser cancels a drag that turns into scrolling. Restore the value from before the drag.
    onPointerCancel(): void {
      if (drag.current?.hasMoved) onChange(drag.current.value);
      drag.current = undefined;
    },
    onClick(): void {
      if (!drag.current?.hasMoved) onClick();
      drag.current = undefined;
    },
  };
}
