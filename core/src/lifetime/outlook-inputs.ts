import { fields, type InputName, type Inputs, inputNames } from '../fields.ts';

/** Returns the nearest inputs that the calculator and saved plans can have: in their ranges, and retirement is ahead. */
export function nearestCalculatorInputs(inputs: Inputs): Inputs {
  const nearest = mapInputs((name) => Math.min(Math.max(inputs[name], fields[name].min), fields[name].max));
  return { ...nearest, retirementAge: Math.max(nearest.retirementAge, nearest.currentAge + 1) };
}

/** Returns the inputs of the outlook that a saved plan cannot have. */
export function unsavableInputs(inputs: Inputs): Partial<Inputs> {
  const nearest = nearestCalculatorInputs(inputs);
  return Object.fromEntries(
    inputNames.filter((name) => inputs[name] !== nearest[name]).map((name) => [name, inputs[name]]),
  );
}

/**
 * Returns the inputs of a saved plan's outlook. An input that was changed in the calculator since the outlook was saved is
 * no longer the nearest one of the outlook's, and replaces it.
 */
export function outlookInputs(inputs: Inputs, unsavable: Partial<Inputs> = {}): Inputs {
  const outlook = { ...inputs, ...unsavable };
  const nearest = nearestCalculatorInputs(outlook);
  return mapInputs((name) => (nearest[name] === inputs[name] ? outlook[name] : inputs[name]));
}

function mapInputs(inputOf: (name: InputName) => number): Inputs {
  return Object.fromEntries(inputNames.map((name) => [name, inputOf(name)])) as Inputs;
}
