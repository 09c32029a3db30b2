import { offlineAddresses } from '../offline/offline-addresses.ts';

/** A script or stylesheet that did not load, as the bootstrap saw it. */
export interface FailedAsset {
  readonly url: string;
  readonly integrity: string;
}

/** Something that went wrong: as the browser told it, or as the shell's own paths caught it, with whose it is. */
export type Trouble = Event | { readonly error: unknown; readonly app?: string | undefined };

/** What the bootstrap leaves on `window` for the shell's bundle. */
export interface BootstrapGlobals {
  /** Every script and stylesheet that failed since the first byte, whoever inserted it. */
  __failedAssets: FailedAsset[];
  /** What went wrong since the first byte, until somebody takes it. */
  __troubles: Trouble[];
  /** Prototypes of the browser with their members as they were before any other code ran. */
  readonly __builtIns: readonly (readonly [prototype: object, members: PropertyDescriptorMap])[];
  /**
   * Loads a document, at most once per 60 s; false when it may not. Goes to `target` where that is another page: to an
   * anchor of its own a browser would only scroll.
   */
  __reloadOnce(target?: string): boolean;
}

/**
 * The one inline script of every document, first in its head, allowed by its hash. It must stay a constant:
 * gives a page from the device its own address, sets the chosen theme, notes what prototypes are like and what fails, and recovers when the shell's own script
 * (`<script data-shell …>`) fails: fetches it past the cache, then reloads once.
 */
export const bootstrapScript = `(function(w,d){
var o='${offlineAddresses.shown}',h=location.href;
if(location.pathname.indexOf(o)===0&&location.pathname!==o)history.replaceState(history.state,'',h.replace(o,'/'));
try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.documentElement.dataset.theme=t}catch(e){}
var f=w.__failedAssets=[],q=w.__troubles=[];
w.__builtIns=[Object,Function,Array,String,Promise,Map,Set,Element,Node,History,Storage].map(function(c){
return [c.prototype,Object.getOwnPropertyDescriptors(c.prototype)]});
w.__reloadOnce=function(target){
try{var k='umbral-reloaded-at',n=Date.now(),l=Number(sessionStorage.getItem(k)||0);
if(n-l<60000)return false;
sessionStorage.setItem(k,String(n));
if(sessionStorage.getItem(k)!==String(n))return false;
}catch(e){return false}
var u=target&&new URL(target,location.href);
if(u&&u.pathname+u.search!==location.pathname+location.search)location.assign(target);else location.reload();
return true};
addEventListener('error',function(e){
if(q.length<30)q.push(e);
var s=e.target;if(!s||(s.tagName!=='SCRIPT'&&s.tagName!=='LINK'))return;
var u=s.src||s.href,i=s.integrity||'';if(!u||(s.tagName==='LINK'&&s.rel!=='stylesheet'))return;
f.push({url:u,integrity:i});
if(!s.hasAttribute('data-shell')||s.tagName!=='SCRIPT')return;
fetch(u,{cache:'reload',integrity:i}).then(function(){w.__reloadOnce()},function(){});
},true);
addEventListener('unhandledrejection',function(e){if(q.length<30)q.push(e)});
})(window,document);`;
