/* global window, document, addEventListener, requestAnimationFrame */
// Runs in each page that `phone.ts` opens. It records when a finger came down, when an element got the focus, and when a
// page with another heading was painted. The page records this itself: a question from outside waits until a new
// document answers, which at a quarter of the speed takes longer than painting it.
{
  const headingNow = () => document.querySelector('h1')?.textContent ?? '';

  const watchHeading = () => {
    const { at, heading } = JSON.parse(sessionStorage.getItem('tap') ?? '{}');
    if (at === undefined) return;
    if (!headingNow() || headingNow() === heading) requestAnimationFrame(watchHeading);
    // The frame with the new heading is painted after this callback.
    else setTimeout(() => sessionStorage.setItem('opened', String(Date.now() - at)));
  };

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const tap = { at: performance.timeOrigin + timeStamp, heading: headingNow() };
      sessionStorage.setItem('tap', JSON.stringify(tap));
      sessionStorage.removeItem('opened');
      requestAnimationFrame(watchHeading);
    },
    { capture: true },
  );
  // The next frame may be delayed by the styles of what appears.
  addEventListener('focusin', ({ timeStamp }) => (window.focusedAt = performance.timeOrigin + timeStamp), true);
  requestAnimationFrame(watchHeading);
}
