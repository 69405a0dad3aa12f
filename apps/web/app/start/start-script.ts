import { earlyInputProperty } from './early-input';
import { sharedChunks } from './shared-chunks';

/** Of the element that holds the page's module script until it may run. */
export const startElementId = 'start';

/** Milliseconds after which scripts are fetched though an image is missing, or the page is in a tab that is not painted. */
const fetchTimeout = 1500;

/** Each is run by itself, so that none blocks a tap for long. */
const largeModules = sharedChunks.map(({ name }) => name);

/** Files that are requested at once: each takes a phone a few milliseconds. */
const batchSize = 2;

/**
 * Fetches and runs the page's scripts once its first view is painted, images included, or something is clicked or
 * typed; that is recorded, so that it can be done as soon as the scripts run. Runs as it stands here.
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
