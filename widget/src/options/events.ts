import type { CalculatorEvents } from './attributes.ts';

type EventType = keyof CalculatorEvents;

// A missing event is a type error.
const types: Record<EventType, true> = {
  'whenabouts:ready': true,
  'whenabouts:change': true,
  'whenabouts:calculate': true,
  'whenabouts:outlook': true,
  'whenabouts:save': true,
  'whenabouts:saved': true,
};

export const eventTypes = Object.keys(types) as readonly EventType[];

export type EventName = EventType extends `whenabouts:${infer Name}` ? Name : never;

export type EventDetail<Name extends EventName> = CalculatorEvents[`whenabouts:${Name}`]['detail'];

export type DispatchEvent = <Name extends EventName>(name: Name, detail: EventDetail<Name>) => void;
