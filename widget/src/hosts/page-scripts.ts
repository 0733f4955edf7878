// Scripts of host pages that run before the calculator's.

export const PROTOTYPE_JS = `
Array.prototype.toJSON=function(){return '['+this.join(',')+']'};
String.prototype.toJSON=function(){return '"'+this+'"'};
Array.from=function(a){var r=[];for(var i=0;i<a.length;i++)r.push(a[i]);return r};
Array.prototype.each=function(f){for(var i=0;i<this.length;i++)f(this[i])};
Array.prototype.reduce=function(){return this.length>1?this:this[0]};
Array.prototype.find=function(f){for(var i=0;i<this.length;i++)if(f(this[i],i))return this[i]};
Array.prototype.entries=function(){return this};
Function.prototype.bind=function(){var f=this,a=[].slice.call(arguments),o=a.shift();return function(){return f.apply(o,a.concat([].slice.call(arguments)))}};
document.getElementsByClassName=function(){return []};
Element.prototype.remove=function(){this.parentNode.removeChild(this);return this};
Element.prototype.replace=function(){return this};`;

export const BAD_PROMISE = `
var Native=Promise;
function Bad(f){var p=new Native(f);Object.setPrototypeOf(p,Bad.prototype);return p}
Bad.prototype=Object.create(Native.prototype);Bad.prototype.finally=undefined;
Bad.resolve=function(v){return new Bad(function(r){r(v)})};
Bad.reject=function(v){return new Bad(function(_,r){r(v)})};
Bad.all=function(a){return Native.all(a)};Bad.race=function(a){return Native.race(a)};
window.Promise=Bad;`;

export const NO_STORAGE = `
['localStorage','sessionStorage','indexedDB','caches'].forEach(function(k){
Object.defineProperty(window,k,{configurable:true,get:function(){throw new DOMException('denied','SecurityError')}})});
Object.defineProperty(document,'cookie',{get:function(){throw new DOMException('denied','SecurityError')},set:function(){throw new DOMException('denied','SecurityError')}});`;

export const NO_CONSTRUCTED_SHEETS = `
var Old=CSSStyleSheet;window.CSSStyleSheet=function(){throw new TypeError('Illegal constructor')};
window.CSSStyleSheet.prototype=Old.prototype;delete ShadowRoot.prototype.adoptedStyleSheets;delete Document.prototype.adoptedStyleSheets;`;

export const SHORTCUTS = `
window.shortcuts=0;
document.addEventListener('keydown',function(e){if(!/^(input|textarea|select|button)$/i.test(e.target.tagName))window.shortcuts++});`;

/** A replacement of Promise that calls its callbacks synchronously, as some old libraries do. */
export const SYNCHRONOUS_PROMISE = `
window.Promise=function(f){var done,value,waiting=[];
this.then=function(g){if(done)return Promise.resolve(g?g(value):value);waiting.push(g);return this};
this.catch=function(){return this};
f(function(v){done=true;value=v;waiting.forEach(function(g){g(v)})},function(){})};
Promise.resolve=function(v){return new Promise(function(r){r(v)})};
Promise.reject=function(){return new Promise(function(){})};
Promise.all=function(a){return Promise.resolve(a)};`;

export const COPY_PROTECTION = `
document.onmousedown=document.onpointerdown=document.onselectstart=document.ondragstart=function(e){
return /^(input|textarea|select)$/i.test(e.target.tagName)};`;

/** Returns a script that sets globals to undefined. */
export const undefine = (...names: string[]) => names.map((name) => `window.${name}=undefined;`).join('');
