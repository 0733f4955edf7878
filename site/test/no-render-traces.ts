// React's development build traces each element and each render for the developer tools, a tenth of the time of the
// tests, which do not read the traces. It looks for these functions once, when it is loaded.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);
