import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { cartPiecesCookie } from '#shared/cart/limits.ts';
import { ageCookie, consentCookie, cookieLifeSeconds, introCookie, promoCookie } from '../consent/cookies.ts';

/**
 * Runs in the head before anything is painted: pages are the same for everybody and cached, so what depends on cookies
 * (age confirmed, cookie bar, promo banner, pieces in the cart) is switched by attributes of `<html>` and CSS, without a flash or a shift.
 * The answers to the age question are taken here too: they work before the application has loaded, and without it. So
 * does what closes the page beneath the question, from its first element on.
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
document.addEventListener('click',function(e){\
var b=e.target.closest&&e.target.closest('[data-age-answer]');if(!b)return;d.age=b.dataset.ageAnswer;k();\
if(d.age==='confirmed')document.cookie='${ageCookie}=confirmed; path=/; max-age=${cookieLifeSeconds.age}; samesite=lax'\
+(location.protocol==='https:'?'; secure':'')})})(document.documentElement.dataset)`;
