import { addSample, type Metric, type MetricRegistry, type Tags } from '../core/metrics/registry';
import type { EventQueue } from '../core/schedule/EventQueue';
import { Timeouts, type Expiring } from '../core/schedule/Timeouts';
import { Bookshop, respond, type ServerResponse } from '../core/server/bookshop';
import { ServerModel, type Fate, type ServerSettings } from '../core/server/serverModel';
import type { VirtualUser } from './VirtualUser';
import type { Exchange, OutgoingRequest } from './waits';

/** Headers of an answer that the model does not write out: date, connection, status line. */
const HEADER_BYTES = 150;
/** Tags of samples that nothing else tells apart. */
const EXPECTED: Tags = { expected_response: 'true' };
const UNEXPECTED: Tags = { expected_response: 'false' };
const EXPECTED_ONLY = 'http_req_duration{expected_response:true}';

const nothing = () => undefined;

function tagsOf(request: OutgoingRequest, response: ServerResponse | undefined, isFailed: boolean): Tags {
  return {
    ...request.tags(),
    status: String(response?.status ?? 0),
    ...(request.expects && { expected_response: String(!isFailed) }),
    ...(!response && { error_code: '1050', error: 'request timeout' }),
  };
}

function answerOf(fate: Exclude<Fate, 'served'>): ServerResponse {
  const status = fate === 'timed-out' ? 504 : 503;
  const code = { failed: 'injected_error', full: 'queue_full', 'timed-out': 'queue_timeout' }[fate];
  return respond(status, { error: { code } }, false);
}

/** Requests on their way to the server and back, and what k6 measures about them. */
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
  /** Times that are the whole duration, and times that a request on the loopback interface does not take. */
  private readonly whole: readonly Metric[];
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
    const times = (...names: readonly string[]) => names.map((name) => registry.get(`http_req_${name}`));
    this.requests = registry.get('http_reqs');
    this.failed = registry.get('http_req_failed');
    this.sent = registry.get('data_sent');
    this.received = registry.get('data_received');
    this.whole = times('duration', 'waiting');
    this.zero = times('blocked', 'connecting', 'tls_handshaking', 'sending', 'receiving');
    registry.split(registry.get('http_req_duration'), EXPECTED_ONLY, EXPECTED);
    registry.isSplit = false;
  }

  /** Sends a request; `done` is called when it has ended for the virtual user. */
  send = (user: VirtualUser, request: OutgoingRequest, done: (exchange: Exchange) => void): void => {
    const { events, bookshop } = this;
    const begun = events.now;
    this.count += 1;
    const pending: Expiring = { isOver: false, expire: () => finish(undefined) };
    const finish = (response: ServerResponse | undefined) => {
      if (pending.isOver) return;
      pending.isOver = true;
      // Time limits are kept for a virtual minute; what they would need is not.
      pending.expire = nothing;
      const isFailed = request.expects ? !request.expects(response?.status ?? 0) : false;
      const exchange = { response, duration: events.now - begun, isFailed };
      this.measure(request, exchange);
      this.ended(user, exchange);
      done(exchange);
    };
    this.timeouts.add(request.timeout, pending);
    const answered = (fate: Fate) => {
      if (!pending.isOver) finish(fate === 'served' ? bookshop.answer(request) : answerOf(fate));
    };
    if (Bookshop.isImmediate(request.target)) events.at(begun, () => answered('served'));
    else this.server.handle(answered);
  };

  private measure(request: OutgoingRequest, { response, duration, isFailed }: Exchange): void {
    const tags = this.registry.isSplit ? tagsOf(request, response, isFailed) : isFailed ? UNEXPECTED : EXPECTED;
    addSample(this.requests, 1, tags);
    for (const metric of this.whole) addSample(metric, duration, tags);
    for (const metric of this.zero) addSample(metric, 0, tags);
    if (request.expects) addSample(this.failed, isFailed ? 1 : 0, tags);
    addSample(this.sent, request.length, tags);
    if (response) addSample(this.received, response.length + HEADER_BYTES, tags);
  }
}
