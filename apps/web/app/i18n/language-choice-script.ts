import { languageStorageKey } from '@chauffeur/contracts';
import { russianPrefix } from './site-language';

/**
 * Runs before anything is painted. On an address without a language, a visitor who prefers Russian (stored choice,
 * else the browser's language) is taken to the Russian address; robots, which have neither, read English. It also
 * stores the choice that a language link stands for, so that the links work before and without hydration.
 */
export function languageChoiceScript(isUnprefixed: boolean): string {
  return `(function(){
var key=${JSON.stringify(languageStorageKey)},root=document.documentElement;
function stored(){try{return localStorage.getItem(key)}catch(e){return null}}
document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-language]');
if(link)try{localStorage.setItem(key,link.getAttribute('data-language'))}catch(e){}
},true);
if(${String(isUnprefixed)}){
var choice=stored();
if(choice!=='en'&&choice!=='ru')choice=/^ru/i.test(navigator.language||'')?'ru':'en';
if(choice==='ru'){
root.style.visibility='hidden';
var path=location.pathname==='/'?'':location.pathname;
location.replace(${JSON.stringify(russianPrefix)}+path+location.search+location.hash);
}}})();`.replaceAll('\n', '');
}
