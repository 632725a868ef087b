import { consentCookie, introCookie, ageCookie, promoCookie } from '../consent/cookies.ts';

/**
 * Runs in the head before anything is painted: pages are the same for everybody and cached, so what depends on cookies
 * (age confirmed, cookie bar, promo banner) is switched by attributes of `<html>` and CSS, without a flash or a shift.
 */
export const firstPaintScript = `(function(d){var c=document.cookie,h=function(n,v){return c.split('; ').indexOf(n+'='+v)>=0};\
d.age=h('${ageCookie}','confirmed')?'confirmed':'unknown';d.consent=h('${consentCookie}','hidden')?'given':'open';\
d.promo=h('${promoCookie}','hidden')?'hidden':'shown';d.intro=h('${introCookie}','hidden')?'hidden':'due';\
d.script='on'})(document.documentElement.dataset)`;
