import { addSample, addToParts, type Metric, type MetricRegistry, type Tags } from '../core/metrics/registry';
import type { EventQueue } from '../core/schedule/EventQueue';
import { Timeouts, type Expiring } from '../core/schedule/Timeouts';
import { Bookshop, respond, type AccountUse, type ServerResponse } from '../core/server/bookshop';
import { ServerModel, type Client, type Fate, type ServerSettings } from '../core/server/serverModel';
import type { SendRequest, VirtualUser } from './VirtualUser';
import type { Exchange, OutgoingRequest, RequestPause } from './waits';

/** Headers of an answer that the model does not write out: date, connection, status line. */
const HEADER_BYTES = 150;
/** Tags of samples that nothing else tells apart. */
const EXPECTED: Tags = { expected_response: 'true' };
const UNEXPECTED: Tags = { expected_response: 'false' };
/** Times that are all 0 and share the list of `http_req_blocked`. */
const ZERO_TIMES = ['connecting', 'tls_handshaking', 'sending', 'receiving'];
const EXPECTED_ONLY = 'http_req_duration{expected_response:true}';

function tagsOf(
  { method, url, name, outerTags, ownTags, expects }: OutgoingRequest,
  response: ServerResponse | undefined,
  isFailed: boolean,
): Tags {
  return {
    ...outerTags,
    method,
    url,
    name,
    ...ownTags,
    status: String(response?.status ?? 0),
    ...(expects && { expected_response: String(!isFailed) }),
    ...(!response && { error_code: '1050', error: 'request timeout' }),
  };
}

function answerOf(fate: Exclude<Fate, 'served'>): ServerResponse {
  const status = fate === 'timed-out' ? 504 : 503;
  const code = { failed: 'injected_error', full: 'queue_full', 'timed-out': 'queue_timeout' }[fate];
  return respond(status, { error: { code } }, false);
}

/** A request on its way to the server and back. */
class Pending implements Client, Expiring {
  deadline = 0;
  previous: Expiring | undefined;
  next: Expiring | undefined;
  private isOver = false;

  /** @param index - number of the request among those that the virtual user waits for */
  constructor(
    private readonly traffic: Traffic,
    readonly request: OutgoingRequest,
    readonly begun: number,
    readonly user: VirtualUser,
    readonly pause: RequestPause,
    readonly index: number,
  ) {}

  /** The server has answered; the virtual user may have given up before. */
  answered(fate: Fate): void {
    if (this.isOver) return;
    this.traffic.stopTimeout(this);
    this.isOver = true;
    this.traffic.finish(this, this.traffic.answerTo(this.request, fate));
  }

  expire(): void {
    this.isOver = true;
    this.traffic.finish(this, undefined);
  }
}

/** What k6 measures about requests, and the server that answers them. */
export class Traffic {
  /** Requests sent. */
  count = 0;
  private readonly server: ServerModel;
  private readonly bookshop = new Bookshop();
  private readonly timeouts: Timeouts;
  private readonly requests: Metric;
  private readonly failed: Metric;
  private readonly sent: Metric;
  private readonly received: Metric;
  private readonly duration: Metric;
  private readonly waiting: Metric;
  private readonly blocked: Metric;
  private readonly zero: readonly Metric[];

  /** @param ended - called for each request that has ended */
  constructor(
    private readonly events: EventQueue,
    private readonly registry: MetricRegistry,
    settings: ServerSettings,
    seed: number,
    private readonly ended: (user: VirtualUser, exchange: Exchange) => void,
  ) {
    this.server = new ServerModel(settings, events, seed);
    this.timeouts = new Timeouts(events);
    this.requests = registry.get('http_reqs');
    this.failed = registry.get('http_req_failed');
    this.sent = registry.get('data_sent');
    this.received = registry.get('data_received');
    this.duration = registry.get('http_req_duration');
    this.waiting = registry.get('http_req_waiting');
    this.blocked = registry.get('http_req_blocked');
    this.zero = ZERO_TIMES.map((name) => registry.get(`http_req_${name}`));
    registry.split(this.duration, EXPECTED_ONLY, EXPECTED);
    registry.isSplit = false;
  }

  send: SendRequest = (user, pause, request, index) => {
    const { events } = this;
    this.count += 1;
    const pending = new Pending(this, request, events.now, user, pause, index);
    this.timeouts.begin(request.timeout, pending);
    if (Bookshop.isImmediate(request.target)) events.at(events.now, () => pending.answered('served'));
    else this.server.handle(pending);
  };

  /** What each account did at the server. */
  get accounts(): readonly AccountUse[] {
    return this.bookshop.accounts;
  }

  answerTo(request: OutgoingRequest, fate: Fate): ServerResponse {
    return fate === 'served' ? this.bookshop.answer(request) : answerOf(fate);
  }

  stopTimeout(pending: Pending): void {
    this.timeouts.end(pending.request.timeout, pending);
  }

  /** Ends a request for its virtual user, with an answer or without. */
  finish({ request, begun, user, pause, index }: Pending, response: ServerResponse | undefined): void {
    const isFailed = request.expects ? !request.expects(response?.status ?? 0) : false;
    const exchange = { response, duration: this.events.now - begun, isFailed };
    this.measure(request, exchange);
    this.ended(user, exchange);
    user.answer(pause, index, exchange);
  }

  private measure(request: OutgoingRequest, { response, duration, isFailed }: Exchange): void {
    const tags = this.registry.isSplit ? tagsOf(request, response, isFailed) : isFailed ? UNEXPECTED : EXPECTED;
    addSample(this.requests, 1, tags);
    addSample(this.duration, duration, tags);
    addToParts(this.waiting, duration, tags);
    addSample(this.blocked, 0, tags);
    for (const metric of this.zero) addToParts(metric, 0, tags);
    if (request.expects) addSample(this.failed, isFailed ? 1 : 0, tags);
    addSample(this.sent, request.length, tags);
    if (response) addSample(this.received, response.length + HEADER_BYTES, tags);
  }
}
