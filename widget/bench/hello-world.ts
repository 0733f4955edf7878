// The smallest page part that Preact can render, to compare the calculator's start-up with.
import { createElement, render } from 'preact';

const place = document.createElement('div');
document.body.append(place);
render(createElement('p', null, 'Hello, world'), place);
document.dispatchEvent(new Event('hello-world:ready'));
