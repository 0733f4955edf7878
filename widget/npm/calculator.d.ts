// The build creates this module from the embed. Importing it registers the element.
export {};
