import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { cartPiecesCookie } from '#shared/cart/limits.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { ageCookie, consentCookie, introCookie, promoCookie } from '../consent/cookies.ts';

/**
 * Runs in the head before the first paint. Pages are cached and the same for every visitor, so anything that depends
 * on cookies (age confirmed, cookie bar, promo banner, pieces in the cart) is switched by attributes of `<html>` and
 * CSS, without a flash or layout shift. It also handles the age question, which must work before the application has
 * loaded and if it never does: the answers, and making the page behind inert from its first element on. What is pressed,
 * typed and sent before the application runs is kept in `earlyUses`: presses are marked as busy, fields keep what is
 * typed, and forms of method POST are held; the application takes them over.
 */
export const firstPaintScript = `(function(d){var c=document.cookie,h=function(n,v){return c.split('; ').indexOf(n+'='+v)>=0};\
d.age=h('${ageCookie}','confirmed')?'confirmed':'unknown';d.consent=h('${consentCookie}','hidden')?'given':'open';\
d.promo=h('${promoCookie}','hidden')?'hidden':'shown';d.intro=h('${introCookie}','hidden')?'hidden':'due';\
d.login=/(?:^|; )${isLoggedInCookie}=\\d/.test(c)?'yes':'no';d.script='on';\
var p=/(?:^|; )${cartPiecesCookie}=([1-9]\\d*)/.exec(c);if(p){d.cart='full';\
document.documentElement.style.setProperty('--cart-pieces','"'+p[1]+'"')};\
function k(){var g=document.getElementById('page');if(g)g.inert=d.age!=='confirmed';return g}\
if(d.age!=='confirmed')new MutationObserver(function(l,o){if(k()||document.readyState!=='loading')o.disconnect()})\
.observe(document.documentElement,{childList:true,subtree:true});\
window.earlyUses=[];['click','input','change','submit'].forEach(function(n){document.addEventListener(n,function(e){\
var l=window.earlyUses,t=e.target,b=t;if(!l||!t.closest)return;\
if(n==='click'){t=b=t.closest('button:not([data-age-answer],[popovertarget]),a[data-press]');\
if(!t||t.form&&t.type==='submit'||t.ariaBusy==='true'&&!('steps' in t.dataset))return;\
if(t.href){if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault()}}\
if(n==='submit'){if(t.method!=='post'||l.isFailed)return;e.preventDefault();b=e.submitter||t;if(b.ariaBusy==='true')return}\
if(n==='click'||n==='submit')b.ariaBusy='true';l.push({kind:n,target:t,busy:b,value:t.value,checked:t.checked})})});\
document.addEventListener('click',function(e){if(!e.target.closest)return;\
var b=e.target.closest('[data-age-answer]');if(!b)return;d.age=b.dataset.ageAnswer;k();\
if(d.age==='confirmed')document.cookie='${ageCookie}=confirmed; path=/; max-age=${cookieLifeSeconds.age}; samesite=lax'\
+(location.protocol==='https:'?'; secure':'')})})(document.documentElement.dataset)`;
