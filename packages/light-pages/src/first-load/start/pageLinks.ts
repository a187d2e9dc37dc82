/** Links to other pages of the site. */
const PAGE_LINK = 'a[href^="/"]:not([data-opens],[href*="#"])';
/** What a tap consists of. React would hydrate the link, and what surrounds it, as soon as one of these reaches it. */
const TAP = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'focusin', 'mouseup', 'click'];

/** The links to pages of the site, which lead there without the page's scripts too. */
export class PageLinks {
  /** The last link that was clicked. */
  clicked: HTMLAnchorElement | null = null;
  /** The last one whose click was held. */
  held: HTMLAnchorElement | undefined;
  private touched: Element | null = null;

  /** Notes a click. Section links stay on the page, and links to other sites open in a new tab. */
  click(target: Element): void {
    this.clicked = target.closest('a[href^="/"]');
    // The page in the other language has the same anchors.
    if (this.clicked?.lang) this.clicked.hash = location.hash;
  }

  /**
   * Notes that something is pressed. Before the page is hydrated, the browser follows a link that a finger presses: it
   * fetches the next page at the press, whereas the router would first need the scripts of both pages.
   */
  press(target: Element, isFollowed: boolean): void {
    this.touched = isFollowed ? target.closest(PAGE_LINK) : null;
  }

  /** Whether an element is pressed with the link that the browser follows. */
  isTouched(element: Element): boolean {
    return this.touched?.contains(element) ?? false;
  }

  /** Hides the tap on such a link from React. */
  hideTaps(): void {
    const onTap = (event: Event) => {
      if (this.isTouched(event.target as Element)) event.stopImmediatePropagation();
    };
    for (const type of TAP) addEventListener(type, onTap, { capture: true, passive: true });
  }
}
