import { CONTROLS as COMMON_CONTROLS } from '../../browser/controls';
import { HeldInput } from '../../browser/heldInput';
import type { Held } from '../held';
import { actAtOnce, AT_ONCE, OPENERS } from './earlyControls';
import type { Loading } from './loading';
import type { LostScripts } from './lostScripts';
import type { PageLinks } from './pageLinks';
import type { SearchAhead } from './searchAhead';

/** Opens something on the page once the scripts run, and is an ordinary link until then. */
const OPENING = 'a[data-opens]';
const CONTROLS = `${COMMON_CONTROLS},${OPENING}`;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

interface Parts {
  readonly loading: Loading;
  readonly lost: LostScripts;
  readonly links: PageLinks;
  readonly search: SearchAhead;
}

/** The input that a reader gives to a page before it is hydrated. */
export class HeldPage {
  readonly input = new HeldInput();
  isReleased = false;
  private readonly listening = new AbortController();
  private readonly ofClicks = new AbortController();

  constructor(private readonly parts: Parts) {}

  /** Holds input from now on. */
  listen(): void {
    const { signal } = this.listening;
    addEventListener('click', (event) => this.onClick(event), { capture: true, signal: this.ofClicks.signal });
    addEventListener('input', ({ target }) => this.input.type(target), { capture: true, signal });
    addEventListener('keydown', (event) => this.onKeyDown(event), { capture: true, signal });
  }

  /** Hands over what was held; clicks are held until that is replayed, too. */
  release(): Held {
    this.listening.abort();
    this.isReleased = true;
    return { input: this.input, search: this.parts.search, end: () => this.ofClicks.abort() };
  }

  onClick(event: MouseEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const target = event.target as Element;
    const { lost, links, search } = this.parts;
    if (ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) return;
    // Clicks that the page or an island replays are not held again; clicks made meanwhile are.
    if (this.isReleased && !event.isTrusted) return;
    links.click(target);
    if (lost.hasAny) return;
    // Only the router keeps typed text on the way to another page.
    const control = target.closest<HTMLElement>(CONTROLS) ?? (this.input.hasText ? links.clicked : null);
    if (!control || control.matches(OPENERS)) return;
    if (control.matches(AT_ONCE)) {
      // From now on React handles the click.
      if (this.isReleased) return;
      stop(event);
      actAtOnce(control);
      return;
    }
    if (control === links.clicked) links.held = links.clicked;
    this.hold(event);
    const press = () => control.click();
    if (control.matches(OPENING)) search.open = press;
    else this.input.press(press);
  }

  onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, target } = event;
    const { links, search } = this.parts;
    // In an editor these keys run what was written, like the button beside it. A menu opens by this key, not by its
    // click.
    const ofEnter = ctrlKey || metaKey ? 'textarea' : '[aria-haspopup=true]';
    if (key === 'Enter' && (target as Element).matches(ofEnter)) {
      this.hold(event);
      this.input.press(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    } else if (search.takes(event)) {
      // Closed again, it leads nowhere if the scripts fail.
      if (!search.open) links.held = undefined;
      this.hold(event);
    }
  }

  /** React handles clicks while it hydrates; together with the replayed click, a switch would be toggled twice. */
  private hold(event: Event): void {
    this.parts.loading.startForReader();
    stop(event);
  }
}
