// The build writes this module: the embed, which registers the element when it is imported.
export {};
