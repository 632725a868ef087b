/**
 * Ends the body: fetches the application once the page has been painted, so that its code takes no share of the line
 * and of the processor from what is seen. A page in the background isn't painted and waits for nothing; a browser that
 * keeps the time of its paint to itself fetches a second after everything else has come.
 */
export const loadScript = `(function(d){var isLoading=false;function load(){if(isLoading)return;isLoading=true;\
var a=JSON.parse(d.getElementById('page-state').textContent).assets;\
a.preloads.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=href;d.head.append(l)});\
var s=d.createElement('script');s.type='module';s.fetchPriority='low';s.src=a.script;d.head.append(s)}\
if(d.hidden)return load();\
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)load()})\
.observe({type:'paint',buffered:true});\
addEventListener('load',function(){setTimeout(load,1000)})})(document)`;
