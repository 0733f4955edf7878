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
window.Promise=function(start){
var state,value,waiting=[];
function settle(to,result){if(state)return;state=to;value=result;waiting.forEach(function(f){f()})}
function resolve(result){
if(result&&typeof result.then=='function')result.then(resolve,reject);else settle('fulfilled',result)}
function reject(error){settle('rejected',error)}
this.then=function(onFulfilled,onRejected){return new Promise(function(next,fail){
function run(){var f=state=='fulfilled'?onFulfilled:onRejected;
if(f)try{next(f(value))}catch(error){fail(error)}else(state=='fulfilled'?next:fail)(value)}
if(state)run();else waiting.push(run)})};
this['catch']=function(f){return this.then(undefined,f)};
this['finally']=function(f){f();return this};
try{start(resolve,reject)}catch(error){reject(error)}};
Promise.resolve=function(v){return new Promise(function(next){next(v)})};
Promise.reject=function(e){return new Promise(function(_,fail){fail(e)})};
Promise.race=function(all){return new Promise(function(next,fail){all.forEach(function(p){Promise.resolve(p).then(next,fail)})})};`;

export const COPY_PROTECTION = `
document.onmousedown=document.onpointerdown=document.onselectstart=document.ondragstart=function(e){
return /^(input|textarea|select)$/i.test(e.target.tagName)};`;

/** Returns a script that sets globals to undefined. */
export const undefine = (...names: string[]) => names.map((name) => `window.${name}=undefined;`).join('');

/** A stub of an ad blocker: it never reports that an element is visible. */
export const SILENT_OBSERVER = `
window.IntersectionObserver=function(){};
IntersectionObserver.prototype.observe=IntersectionObserver.prototype.unobserve=IntersectionObserver.prototype.disconnect=function(){};`;

/** Copy protection that also disables fields, before events reach the calculator. */
export const CAPTURING_COPY_PROTECTION = `
['mousedown','pointerdown'].forEach(function(type){window.addEventListener(type,function(e){e.preventDefault()},true)});`;
