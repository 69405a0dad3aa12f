import { earlyInputProperty } from './early-input';
import { sharedChunks } from './shared-chunks';

/** Id of the element that holds the page's module script until it may run. */
export const startElementId = 'start';

/** Milliseconds after which scripts are fetched even if an image is missing or a background tab is not painted. */
const fetchTimeout = 1500;

/** Run one at a time, so that none blocks a tap for long. */
const largeModules = sharedChunks.map(({ name }) => name);

/** Files requested per task: each request takes a phone a few milliseconds. */
const batchSize = 2;

/**
 * Fetches and runs the page's scripts once the first view is painted with its images, or on the first click or input.
 * These are recorded, to be replayed after hydration. Not transpiled: it runs in browsers as written here.
 */
export const startScript = `(function(){
var hasBegun=false,deferred=document.getElementById(${JSON.stringify(startElementId)});
var early=window.${earlyInputProperty}={button:null,fields:new Map(),end:function(){
document.removeEventListener('click',record,true);
document.removeEventListener('input',record,true);
}};
function record(event){
var target=event.target;
if(event.type==='input')early.fields.set(target,target.value);
else{
var button=target.closest&&target.closest('button');
if(!button)return;
early.button=button;
}
begin();
}
document.addEventListener('click',record,true);
document.addEventListener('input',record,true);
function begin(){
if(hasBegun)return;
hasBegun=true;
var modules=deferred.getAttribute('data-modules').split(' ');
preload(modules.slice());
${JSON.stringify(largeModules)}.reduce(function(before,name){
var address=modules.find(function(address){return address.includes('/'+name+'-')});
return address?before.then(pause).then(function(){return import(address)}).catch(pause):before;
},Promise.resolve()).then(function(){
var script=document.createElement('script');
script.type='module';script.text=deferred.text;
document.head.appendChild(script);
});
}
function preload(rest){
rest.splice(0,${batchSize}).forEach(function(address){
var link=document.createElement('link');
link.rel='modulepreload';link.href=address;
document.head.appendChild(link);
});
if(rest.length)setTimeout(preload,0,rest);
}
function pause(){return new Promise(function(next){setTimeout(next)})}
function afterPaint(next){requestAnimationFrame(function(){setTimeout(next)})}
setTimeout(begin,${fetchTimeout});
afterPaint(function(){
var images=document.querySelectorAll('img[fetchpriority=high]');
Promise.all([].map.call(images,function(image){return image.decode().catch(function(){})})).then(function(){afterPaint(begin)});
});
})();`.replaceAll('\n', '');
