import { isLoggedInCookie } from '#shared/accounts/limits.ts';
import { cartPiecesCookie } from '#shared/cart/limits.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { ageCookie, consentCookie, introCookie, promoCookie } from '../consent/cookies.ts';

/**
 * Runs in the head before the first paint. Pages are cached and the same for every visitor, so anything that depends
 * on cookies (age confirmed, cookie bar, promo banner, pieces in the cart) is switched by attributes of `<html>` and
 * CSS, without a flash or layout shift. It also handles the age question, which must work before the application has
 * loaded and if it never does: the answers, and making the page behind inert from its first element on. Presses of
 * "add to cart" and of hearts before the application runs are kept in `earlyPresses`, marked as busy; the application
 * takes them over.
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
window.earlyPresses=[];document.addEventListener('click',function(e){if(!e.target.closest)return;\
var a=window.earlyPresses&&e.target.closest('[data-cart-add],[data-favourite]');if(a&&a.ariaBusy!=='true'){a.ariaBusy='true';earlyPresses.push(a)}\
var b=e.target.closest('[data-age-answer]');if(!b)return;d.age=b.dataset.ageAnswer;k();\
if(d.age==='confirmed')document.cookie='${ageCookie}=confirmed; path=/; max-age=${cookieLifeSeconds.age}; samesite=lax'\
+(location.protocol==='https:'?'; secure':'')})})(document.documentElement.dataset)`;
