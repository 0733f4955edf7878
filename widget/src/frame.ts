// Runs in the page for frames, whose URL has the attributes.
const element = document.querySelector('retirement-calculator') as HTMLElement;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (/^[a-z-]+$/.test(name)) element.setAttribute(name, value);
}

// Not before the calculator is drawn: until then the frame keeps the height that the host page reserved.
element.addEventListener('whenabouts:ready', () => {
  new ResizeObserver(() => {
    const { height } = element.getBoundingClientRect();
    // Any page that frames this one may know its height, and learns nothing else.
    if (height > 0) parent.postMessage({ type: 'whenabouts:resize', height: Math.ceil(height) }, '*');
  }).observe(element);
});
