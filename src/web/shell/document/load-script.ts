/**
 * At the end of the body: loads the application after the first paint, so that it does not compete with visible
 * content for bandwidth and processor time. A background tab is never painted, so there it loads at once. A browser
 * that does not report its paint loads it one second after everything else. If it cannot be loaded, the buttons pressed
 * in the meantime (`earlyPresses`) no longer claim to be working.
 */
export const loadScript = `(function(d){var isLoading=false;function load(){if(isLoading)return;isLoading=true;\
var a=JSON.parse(d.getElementById('page-state').textContent).assets;\
a.preloads.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=href;d.head.append(l)});\
var s=d.createElement('script');s.type='module';s.fetchPriority='low';s.src=a.script;\
s.onerror=function(){(window.earlyPresses||[]).forEach(function(b){b.ariaBusy=null});delete window.earlyPresses};d.head.append(s)}\
if(d.hidden)return load();\
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)load()})\
.observe({type:'paint',buffered:true});\
addEventListener('load',function(){setTimeout(load,1000)})})(document)`;
