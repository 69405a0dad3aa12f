import { defaultLanguage, languages, languageStorageKey } from '@chauffeur/contracts/languages/languages';

/**
 * Returns the script that runs before the first paint. On an address without a language prefix it redirects visitors
 * who prefer another language (the stored choice, else the browser's language); crawlers have neither and get the
 * default one. Not redirected are:
 * - visitors from another page of this origin, whose link was already in the wanted language. The stored choice can't
 *   tell: it may be missing in a new tab, or if storage is blocked.
 * - visitors who go back: they find the page as they left it. An offline browser would not have cached the other one.
 *
 * On a click of a language link, with any button that follows links, the script stores the choice, and copies the
 * address's query and hash to the link: cached pages have no query, and the hash may contain a ride's token. So the
 * links work before and without hydration.
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
