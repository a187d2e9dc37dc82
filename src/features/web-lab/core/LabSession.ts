import { withSetCookies, type Cookies } from './cookieJar';
import { buildRequest, Client, type SendOptions } from './client';
import { jobOf, worldOf } from './gradePatch';
import { headerOf, type Exchange, type HttpRequest } from './http';
import { SHOWN_SEED, type LabChecks } from './lab';
import type { LabPage } from './labPage';
import { ServerBroken, ServerStopped, type LabServer, type OpenServer } from './labServer';

/** Which code the running server has. */
export type ServerVersion = 'original' | 'patch';

export interface SessionSnapshot {
  readonly phase: 'off' | 'starting' | 'ready' | 'unavailable' | 'broken' | 'stopped';
  readonly version: ServerVersion;
  /** Counts the servers that were started; each numbers its exchanges from 1. */
  readonly run: number;
  /** Every exchange of this server, in order. */
  readonly exchanges: readonly Exchange[];
  /** The page in the browser. */
  readonly page?: Exchange;
  /** What a form that keeps its page was answered with. */
  readonly answer?: Exchange;
  readonly cookies: Cookies;
  /** The goals that the reader has reached on the original server. */
  readonly reached: readonly string[];
  /** Why the server does not run. */
  readonly problem?: ServerBroken | ServerStopped;
  readonly canGoBack: boolean;
}

interface Ports {
  readonly open: OpenServer;
  readonly loadChecks: () => Promise<LabChecks<unknown>>;
}

const MOST_EXCHANGES = 2500;
const MOST_REDIRECTS = 5;

/**
 * The reader's side of a lab: a running server, a browser with its cookies and history, and every exchange with the
 * server, whoever sent it. Views subscribe to its snapshots.
 */
export class LabSession {
  private snapshot: SessionSnapshot;
  private readonly listeners = new Set<() => void>();
  private server: LabServer | undefined;
  private facts: unknown;
  private checks: LabChecks<unknown> | undefined;
  private visited: string[] = [];
  private starts = 0;

  constructor(
    private readonly lab: LabPage,
    private readonly ports: Ports,
  ) {
    this.snapshot = {
      phase: 'off',
      version: 'original',
      run: 0,
      exchanges: [],
      cookies: {},
      reached: [],
      canGoBack: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  /** Adds goals that were reached on earlier visits. */
  remember(goals: readonly string[]): void {
    this.show({ reached: [...new Set([...goals, ...this.snapshot.reached])] });
  }

  /** Starts a new server with this code, and opens its first page. */
  async start(code: string, version: ServerVersion): Promise<void> {
    const mine = (this.starts += 1);
    this.close();
    this.visited = [];
    this.show({
      phase: 'starting',
      version,
      run: mine,
      exchanges: [],
      cookies: {},
      canGoBack: false,
      page: undefined,
      answer: undefined,
      problem: undefined,
    });
    try {
      this.checks ??= await this.ports.loadChecks();
      const world = worldOf(this.checks, SHOWN_SEED, this.lab.language);
      const server = await this.ports.open(jobOf(this.lab, code, world, SHOWN_SEED));
      if (mine !== this.starts) {
        server.close();
        return;
      }
      this.facts = world.facts;
      this.server = server;
      this.show({ phase: 'ready' });
      await this.navigate(this.lab.start);
    } catch (thrown) {
      if (mine === this.starts) this.fail(thrown);
    }
  }

  /** Opens an address in the browser; redirects are followed. */
  async navigate(address: string): Promise<void> {
    await this.browse(buildRequest(this.currentHost(), 'GET', address));
  }

  /** Submits a form of the page, as its browser would. */
  async submit(method: string, address: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const action = address || (this.snapshot.page?.request.target ?? '/');
    if (method === 'POST') await this.browse(buildRequest(this.currentHost(), method, action, { form: fields }));
    else {
      const query = new URLSearchParams(fields).toString();
      await this.navigate(`${action.split('?')[0] ?? ''}${query ? `?${query}` : ''}`);
    }
  }

  /** Sends the fields of a form as JSON, as a script of the page would, and then loads the page again. */
  async submitAsScript(method: string, address: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this.snapshot;
    const answer = await this.sendAsBrowser(buildRequest(this.currentHost(), method, address, { json: fields }));
    if (!answer) return;
    if (page) await this.navigate(`http://${page.request.host}${page.request.target}`);
    this.show({ answer });
  }

  async reload(): Promise<void> {
    const { page } = this.snapshot;
    await this.navigate(page ? `http://${page.request.host}${page.request.target}` : this.lab.start);
  }

  async back(): Promise<void> {
    this.visited.pop();
    const before = this.visited.pop();
    if (before !== undefined) await this.navigate(before);
  }

  /** Sends a request exactly as it is, as a proxy does; the browser does not notice. */
  async sendRaw(request: HttpRequest): Promise<Exchange | undefined> {
    try {
      return await this.send(request);
    } catch (thrown) {
      this.fail(thrown);
      return undefined;
    }
  }

  /** A client for a script, which begins with the browser's cookies. */
  scriptClient(): Client {
    const client = new Client(this.lab.host, (request) => this.send(request));
    client.cookies = this.snapshot.cookies;
    return client;
  }

  close(): void {
    this.server?.close();
    this.server = undefined;
  }

  private currentHost(): string {
    return this.snapshot.page?.request.host ?? this.lab.host;
  }

  private async sendAsBrowser(request: HttpRequest): Promise<Exchange | undefined> {
    const client = new Client(request.host, (one) => this.send(one));
    client.cookies = this.snapshot.cookies;
    const { method, host, target, headers, body } = request;
    const options: SendOptions = { headers, body };
    try {
      const exchange = await client.send(method, `http://${host}${target}`, options);
      this.show({ cookies: withSetCookies(this.snapshot.cookies, host, exchange.response) });
      return exchange;
    } catch (thrown) {
      this.fail(thrown);
      return undefined;
    }
  }

  private async browse(first: HttpRequest): Promise<void> {
    let request = first;
    for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
      const exchange = await this.sendAsBrowser(request);
      if (!exchange) return;
      const location = headerOf(exchange.response.headers, 'location');
      const { status } = exchange.response;
      if (location === undefined || status < 300 || status > 399 || count === MOST_REDIRECTS) {
        const address = `http://${request.host}${request.target}`;
        if (request.method === 'GET' && this.visited.at(-1) !== address) this.visited.push(address);
        this.show({ page: exchange, answer: undefined, canGoBack: this.visited.length > 1 });
        return;
      }
      request = buildRequest(request.host, 'GET', location);
    }
  }

  private async send(request: HttpRequest): Promise<Exchange> {
    if (!this.server) throw new ServerStopped('lost', request);
    const exchange = await this.server.send(request);
    const { exchanges, version } = this.snapshot;
    const reached = version === 'original' ? this.newlyReached(exchange) : [];
    this.show({
      exchanges: [...exchanges.slice(1 - MOST_EXCHANGES), exchange],
      ...(reached.length > 0 && { reached: [...this.snapshot.reached, ...reached] }),
    });
    return exchange;
  }

  private newlyReached(exchange: Exchange): string[] {
    // Other hosts, such as the attacker's, answer with whatever the reader saves there.
    if (exchange.request.host !== this.lab.host) return [];
    const { reached, exchanges } = this.snapshot;
    return this.lab.goals
      .map(({ id }) => id)
      .filter((id) => !reached.includes(id) && this.checks?.goals[id]?.(exchange, this.facts, exchanges));
  }

  private fail(thrown: unknown): void {
    this.close();
    if (thrown instanceof ServerBroken) this.show({ phase: 'broken', problem: thrown });
    else if (thrown instanceof ServerStopped) this.show({ phase: 'stopped', problem: thrown });
    else this.show({ phase: 'unavailable' });
  }

  private show(change: { readonly [Key in keyof SessionSnapshot]?: SessionSnapshot[Key] | undefined }): void {
    this.snapshot = { ...this.snapshot, ...change } as SessionSnapshot;
    this.listeners.forEach((listener) => listener());
  }
}
