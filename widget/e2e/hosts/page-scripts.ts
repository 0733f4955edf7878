// Scripts of host pages that run before the calculator's.

/** Built-ins as old versions of the library Prototype.js replace them, with other results than the standard's. */
export const PROTOTYPE_JS = `
Array.prototype.toJSON = function () { return '[' + this.join(',') + ']'; };
String.prototype.toJSON = function () { return '"' + this + '"'; };
Array.from = function (items) {
  var array = [];
  for (var i = 0; i < items.length; i++) array.push(items[i]);
  return array;
};
Array.prototype.each = function (callback) {
  for (var i = 0; i < this.length; i++) callback(this[i]);
};
Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
Array.prototype.find = function (matches) {
  for (var i = 0; i < this.length; i++) if (matches(this[i], i)) return this[i];
};
Array.prototype.entries = function () { return this; };
Function.prototype.bind = function () {
  var method = this;
  var first = [].slice.call(arguments);
  var thisArgument = first.shift();
  return function () { return method.apply(thisArgument, first.concat([].slice.call(arguments))); };
};
document.getElementsByClassName = function () { return []; };
Element.prototype.remove = function () {
  this.parentNode.removeChild(this);
  return this;
};
Element.prototype.replace = function () { return this; };`;

/** A replacement of Promise without `finally`, `allSettled` and `any`. */
export const INCOMPLETE_PROMISE = `
(function () {
  var NativePromise = Promise;
  function IncompletePromise(start) {
    var promise = new NativePromise(start);
    Object.setPrototypeOf(promise, IncompletePromise.prototype);
    return promise;
  }
  IncompletePromise.prototype = Object.create(NativePromise.prototype);
  IncompletePromise.prototype.finally = undefined;
  IncompletePromise.resolve = function (value) {
    return new IncompletePromise(function (resolve) { resolve(value); });
  };
  IncompletePromise.reject = function (error) {
    return new IncompletePromise(function (resolve, reject) { reject(error); });
  };
  IncompletePromise.all = function (promises) { return NativePromise.all(promises); };
  IncompletePromise.race = function (promises) { return NativePromise.race(promises); };
  window.Promise = IncompletePromise;
})();`;

/** Storage whose access throws, as in a sandboxed frame or with cookies blocked. */
export const NO_STORAGE = `
(function () {
  function deny() { throw new DOMException('denied', 'SecurityError'); }
  ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].forEach(function (name) {
    Object.defineProperty(window, name, { configurable: true, get: deny });
  });
  Object.defineProperty(document, 'cookie', { get: deny, set: deny });
})();`;

/** A page without `new CSSStyleSheet()` and `adoptedStyleSheets`, as in Safari before version 16.4. */
export const NO_CONSTRUCTED_SHEETS = `
(function () {
  var prototype = CSSStyleSheet.prototype;
  window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor'); };
  window.CSSStyleSheet.prototype = prototype;
  delete ShadowRoot.prototype.adoptedStyleSheets;
  delete Document.prototype.adoptedStyleSheets;
})();`;

/** Single-key shortcuts. The page counts the keys that reach it outside its fields in `window.shortcuts`. */
export const SHORTCUTS = `
window.shortcuts = 0;
document.addEventListener('keydown', function (event) {
  if (!/^(input|textarea|select|button)$/i.test(event.target.tagName)) window.shortcuts++;
});`;

/** A replacement of Promise that calls its callbacks synchronously, as some old libraries do. */
export const SYNCHRONOUS_PROMISE = `
window.Promise = function (start) {
  var state, value, waiting = [];
  function settle(newState, newValue) {
    if (state) return;
    state = newState;
    value = newValue;
    waiting.forEach(function (run) { run(); });
  }
  function resolve(result) {
    if (result && typeof result.then == 'function') result.then(resolve, reject);
    else settle('fulfilled', result);
  }
  function reject(error) { settle('rejected', error); }
  this.then = function (onFulfilled, onRejected) {
    return new Promise(function (resolveNext, rejectNext) {
      function run() {
        var callback = state == 'fulfilled' ? onFulfilled : onRejected;
        if (callback) try { resolveNext(callback(value)); } catch (error) { rejectNext(error); }
        else (state == 'fulfilled' ? resolveNext : rejectNext)(value);
      }
      if (state) run();
      else waiting.push(run);
    });
  };
  this['catch'] = function (onRejected) { return this.then(undefined, onRejected); };
  this['finally'] = function (callback) {
    callback();
    return this;
  };
  try { start(resolve, reject); } catch (error) { reject(error); }
};
Promise.resolve = function (value) {
  return new Promise(function (resolve) { resolve(value); });
};
Promise.reject = function (error) {
  return new Promise(function (resolve, reject) { reject(error); });
};
Promise.race = function (promises) {
  return new Promise(function (resolve, reject) {
    promises.forEach(function (promise) { Promise.resolve(promise).then(resolve, reject); });
  });
};`;

/** Copy protection that prevents selecting and dragging, except in fields. */
export const COPY_PROTECTION = `
document.onmousedown = document.onpointerdown = document.onselectstart = document.ondragstart = function (event) {
  return /^(input|textarea|select)$/i.test(event.target.tagName);
};`;

/** Copy protection that also disables fields, before events reach the calculator. */
export const CAPTURING_COPY_PROTECTION = `
['mousedown', 'pointerdown'].forEach(function (type) {
  window.addEventListener(type, function (event) { event.preventDefault(); }, true);
});`;

/** Returns a script that sets globals to undefined. */
export const undefine = (...names: string[]) => names.map((name) => `window.${name}=undefined;`).join('');

/** A stub of an ad blocker: it never reports that an element is visible. */
export const SILENT_OBSERVER = `
window.IntersectionObserver = function () {};
['observe', 'unobserve', 'disconnect'].forEach(function (method) {
  IntersectionObserver.prototype[method] = function () {};
});`;
