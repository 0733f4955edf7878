// Runs in the page of the frame variant, whose address carries the attributes.
const element = document.createElement('retirement-calculator');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (/^[a-z-]+$/.test(name)) element.setAttribute(name, value);
}
document.body.append(element);

// Whoever frames this may know its height, and learns nothing else.
new ResizeObserver(() => {
  const { height } = element.getBoundingClientRect();
  parent.postMessage({ type: 'whenabouts:resize', height: Math.ceil(height) }, '*');
}).observe(element);
