import type * as React from 'react';

// React for the components of outlook.js: the calculator's script passes what its own copy of Preact exports. The build
// resolves `react` to this file. It has no useRef, because that script has another name for the property `current`.

export let createElement: typeof React.createElement;
export let Fragment: typeof React.Fragment;
export let useEffect: typeof React.useEffect;
export let useMemo: typeof React.useMemo;
export let useState: typeof React.useState;

/** Only saves work in React, so the components may do without. */
export function memo<Component>(component: Component): Component {
  return component;
}

export type ReactExports = [
  typeof createElement,
  typeof Fragment,
  typeof useEffect,
  typeof useMemo,
  typeof useState,
];

export function setReact(...exports: ReactExports): void {
  [createElement, Fragment, useEffect, useMemo, useState] = exports;
}
