/**
 * At the end of the body: loads the application after the first paint, so that it does not compete with visible
 * content for bandwidth and processor time. A background tab is never painted, so there it loads at once. A browser
 * that does not report its paint loads it one second after everything else. If it cannot be loaded, what was pressed in
 * the meantime (`earlyUses`) no longer claims to be working, forms are sent as without script, and the next press tries
 * again.
 */
export const loadScript = `(function(d){var isLoading=false;function load(){if(isLoading)return;isLoading=true;\
var a=JSON.parse(d.getElementById('page-state').textContent).assets;\
a.preloads.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=href;d.head.append(l)});\
var s=d.createElement('script');s.type='module';s.fetchPriority='low';s.src=a.script;\
s.onerror=function(){var u=window.earlyUses;u&&u.splice(0).forEach(function(e){e.busy.ariaBusy=null});u&&(u.isFailed=true);\
isLoading=false;addEventListener('click',load,{once:true})};d.head.append(s)}\
if(d.hidden)return load();\
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)load()})\
.observe({type:'paint',buffered:true});\
addEventListener('load',function(){setTimeout(load,1000)})})(document)`;
