/** Of the element that holds the page's module script until it may run. */
export const startElementId = 'start';

/** Of the property of `window` by which the start script hands over what a visitor did before the scripts ran. */
export const earlyInputProperty = 'earlyInput';

/**
 * Milliseconds after which scripts are fetched though a picture is missing, or the page is in a tab that is not
 * painted.
 */
const patience = 1500;

/** What every page shares (the groups of vite.config.ts): each is run by itself, so that none holds up a tap for long. */
const largeModules = ['react', 'styles', 'framework', 'frame'];

/** Files that are asked for in one go: each takes a phone a few milliseconds. */
const together = 2;

/**
 * Fetches and runs the page's scripts once its first view is painted, pictures included, or something is pressed or
 * typed; that is noted, so that it can be done as soon as the scripts run. Runs as it stands here.
 */
export const startScript = `(function(){
var hasBegun=false,held=document.getElementById(${JSON.stringify(startElementId)});
var early=window.${earlyInputProperty}={button:null,fields:new Map(),end:function(){
document.removeEventListener('click',note,true);
document.removeEventListener('input',note,true);
}};
function note(event){
var target=event.target;
if(event.type==='input')early.fields.set(target,target.value);
else{
var button=target.closest&&target.closest('button');
if(!button)return;
early.button=button;
}
begin();
}
document.addEventListener('click',note,true);
document.addEventListener('input',note,true);
function begin(){
if(hasBegun)return;
hasBegun=true;
var modules=held.getAttribute('data-modules').split(' ');
preload(modules.slice());
${JSON.stringify(largeModules)}.reduce(function(before,name){
var address=modules.find(function(address){return address.includes('/'+name+'-')});
return address?before.then(pause).then(function(){return import(address)}).catch(pause):before;
},Promise.resolve()).then(function(){
var script=document.createElement('script');
script.type='module';script.text=held.text;
document.head.appendChild(script);
});
}
function preload(rest){
rest.splice(0,${together}).forEach(function(address){
var link=document.createElement('link');
link.rel='modulepreload';link.href=address;
document.head.appendChild(link);
});
if(rest.length)setTimeout(preload,0,rest);
}
function pause(){return new Promise(function(next){setTimeout(next)})}
function afterPaint(next){requestAnimationFrame(function(){setTimeout(next)})}
setTimeout(begin,${patience});
afterPaint(function(){
var pictures=document.querySelectorAll('img[fetchpriority=high]');
Promise.all([].map.call(pictures,function(picture){return picture.decode().catch(function(){})})).then(function(){afterPaint(begin)});
});
})();`.replaceAll('\n', '');
