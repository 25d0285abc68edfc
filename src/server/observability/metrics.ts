import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryReport, OperationResult } from '../../service/index.ts';

/** The metrics of the process, for Prometheus. */
export type Metrics = {
  countRequest(request: CompletedRequest): void;
  /** Counts the result of an operation of the service. */
  countOperation(result: OperationResult): void;
  /** Counts an attempt to deliver a webhook or an email. */
  countAttempt(report: DeliveryReport): void;
  /** Sets the function that counts waiting deliveries whenever the metrics are written. */
  watchQueue(countDue: () => Promise<number>): void;
  /** Writes the current values of all metrics. */
  write(): Promise<{ readonly text: string; readonly contentType: string }>;
};

type CompletedRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const latencySeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Clients can invent methods, and each would become another metric. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Creates the metrics of one server, which begin at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'sched_http_request_duration_seconds',
    help: 'Requests and how long their responses took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: latencySeconds,
    registers,
  });
  const attempts = new Counter({
    name: 'sched_delivery_tries_total',
    help: 'Attempts to deliver webhooks and mail, by outcome. A retried one is attempted again, a failed one is not.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  return {
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds);
    },
    countOperation: createOperationCounter(registers),
    countAttempt: (report) => attempts.inc(report),
    watchQueue: (countDue) => watchQueue(registers, countDue),
    write: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function watchQueue(registers: Registry[], countDue: () => Promise<number>): void {
  new Gauge({
    name: 'sched_deliveries_due',
    help: 'Webhooks and mail that are due or under way, over all processes; above 10000 an estimate.',
    registers,
    async collect() {
      // The other metrics matter most while the database is down.
      this.set(await countDue().catch(() => Number.NaN));
    },
  });
}

function createOperationCounter(registers: Registry[]): (result: OperationResult) => void {
  const slots = new Counter({ name: 'sched_slots_total', help: 'Bookable times that were computed.', registers });
  const changes = new Counter({
    name: 'sched_events_total',
    help: 'Events that were booked, canceled, rescheduled or reassigned.',
    labelNames: ['change'] as const,
    registers,
  });
  const conflicts = new Counter({
    name: 'sched_booking_conflicts_total',
    help: 'Requested times that could not be booked, by the rule that refused them.',
    labelNames: ['reason'] as const,
    registers,
  });
  return function count({ operation, result }) {
    if (!result.ok) {
      const { code, reason = 'taken' } = result.problem;
      if (code === 'slot_unavailable') conflicts.inc({ reason });
      return;
    }
    if (operation === 'getSlots') {
      slots.inc(Object.values(result.data.slots).reduce((sum, slotsOfDay) => sum + slotsOfDay.length, 0));
    }
    const change = changeOf[operation];
    if (change) changes.inc({ change });
  };
}

const changeOf: Partial<Record<OperationResult['operation'], string>> = {
  createEvent: 'booked',
  cancelEvent: 'canceled',
  rescheduleEvent: 'rescheduled',
  reassignEvent: 'reassigned',
};
