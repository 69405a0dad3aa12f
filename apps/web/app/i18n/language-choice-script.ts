import { defaultLanguage, languages, languageStorageKey } from '@chauffeur/contracts/languages';

/**
 * Runs before anything is painted. On an address without a language, a visitor who prefers another than the default one
 * (stored choice, else the browser's language) is taken to the address in that language; robots, which have neither, read
 * the default one. Who comes from another page of this origin followed a link in the language wanted: in a new tab, or
 * where the browser stores nothing, there is no stored choice that says so. Who goes back finds the page as it was left: a
 * redirect would also ask for a page that an offline browser has not stored. The script also stores the choice that a language
 * link stands for, pressed with any button that follows it, and gives the link the address's query, which no cached page holds,
 * and what stands behind its #, the token of a ride's link among it, so that the links work before and without hydration.
 */
export function languageChoiceScript(isUnprefixed: boolean): string {
  return `(function(){
var key=${JSON.stringify(languageStorageKey)},languages=${JSON.stringify(languages)},root=document.documentElement;
function stored(){try{return localStorage.getItem(key)}catch(e){return null}}
function follow(event){
var link=event.button<2&&event.target.closest&&event.target.closest('a[data-language]');
if(!link)return;
link.search=location.search;
link.hash=location.hash;
try{localStorage.setItem(key,link.getAttribute('data-language'))}catch(e){}
}
document.addEventListener('click',follow,true);
document.addEventListener('auxclick',follow,true);
var navigation=performance.getEntriesByType('navigation')[0];
if(${String(isUnprefixed)}&&!(navigation&&navigation.type==='back_forward')&&document.referrer.indexOf(location.origin+'/')!==0){
var choice=stored();
if(languages.indexOf(choice)<0)choice=(navigator.language||'').slice(0,2).toLowerCase();
if(languages.indexOf(choice)>=0&&choice!==${JSON.stringify(defaultLanguage)}){
root.style.visibility='hidden';
var path=location.pathname==='/'?'':location.pathname;
location.replace('/'+choice+path+location.search+location.hash);
}}})();`.replaceAll('\n', '');
}
