// Entry of the script for pages.
import { insertCalculatorAfter, startEmbed } from '../host/embed.ts';

const { currentScript } = document;
// An image or a form with the name `currentScript` replaces the property.
const script = currentScript instanceof HTMLScriptElement ? currentScript : undefined;

startEmbed(script);
if (script) insertCalculatorAfter(script);
