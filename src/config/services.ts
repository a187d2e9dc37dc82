/**
 * Resolves the optional services from environment variables.
 *
 * A service is `on` when all of its required variables hold real values, `off`
 * when none does. Empty strings and the very values of `.env.example` count as
 * absent. A service that is only partly set stops the build: half a
 * configuration is always a mistake, and it must not be found by a visitor.
 */

export interface ServiceOn<Settings> {
  state: 'on';
  reason: string;
  settings: Settings;
}

export interface ServiceOff {
  state: 'off';
  reason: string;
}

export type Service<Settings> = ServiceOn<Settings> | ServiceOff;

export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  askAiAssistantId?: string;
}

export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  authEmulatorUrl?: string;
}

export interface CommentsSettings {
  repo: `${string}/${string}`;
  repoId: string;
  category: string;
  categoryId: string;
}

export interface Services {
  algolia: Service<AlgoliaSettings>;
  firebase: Service<FirebaseSettings>;
  gtag: Service<{ trackingId: string }>;
  tagManager: Service<{ containerId: string }>;
  comments: Service<CommentsSettings>;
  feedback: ServiceOff;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown when a service is partly configured or a value has the wrong form. */
export class ServiceConfigError extends Error {
  override name = 'ServiceConfigError';
}

/** By name, because scripts that mix module formats have this class twice. */
export const isServiceConfigError = (error: unknown): error is ServiceConfigError =>
  error instanceof Error && error.name === 'ServiceConfigError';

/**
 * Whether a setting is absent: unset, blank, or with the very value of the example that nobody has replaced. A value is
 * never judged by how it looks: a project may well be called `my-portfolio`.
 */
export function isAbsent(name: string, environment: Environment, example: Environment): boolean {
  const text = environment[name]?.trim() ?? '';
  return text === '' || text === example[name]?.trim();
}

/**
 * The specification names a token for a feedback board, but neither a provider nor a page, so there is nothing to open
 * with it.
 */
const NO_FEEDBACK_BOARD: ServiceOff = {
  state: 'off',
  reason: 'the site has none, and nothing reads FEEDBACK_BOARD_TOKEN',
};

interface Definition<Settings> {
  label: string;
  /** Settings field -> environment variable; all are needed. */
  required: { [Field in keyof Settings as undefined extends Settings[Field] ? never : Field]: string };
  /** Settings field -> environment variable; used only with the required ones. */
  optional?: { [Field in keyof Settings as undefined extends Settings[Field] ? Field : never]?: string };
  /** Form of a value: variable -> pattern and a sample of what is expected. */
  form?: Record<string, { pattern: RegExp; expected: string }>;
}

function resolveService<Settings>(
  environment: Environment,
  example: Environment,
  definition: Definition<Settings>,
): Service<Settings> {
  const required = Object.entries(definition.required) as [string, string][];
  const optional = Object.entries(definition.optional ?? {}) as [string, string][];
  const present = (name: string) => !isAbsent(name, environment, example);
  const missing = required.map(([, name]) => name).filter((name) => !present(name));
  const given = [...required, ...optional].map(([, name]) => name).filter(present);

  if (given.length === 0) {
    const left = required.map(([, name]) => name).filter((name) => environment[name]?.trim());
    return {
      state: 'off',
      reason: left.length > 0 ? `the value of .env.example in ${left.join(', ')}` : `${required[0]?.[1]} is not set`,
    };
  }
  if (missing.length > 0) {
    throw new ServiceConfigError(
      `${definition.label} is only partly configured: ${given.join(', ')} is set, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        `Set ${missing.join(', ')} as .env.example describes, or clear ${given.join(', ')} to switch ${definition.label} off.`,
    );
  }
  for (const name of given) {
    const form = definition.form?.[name];
    if (form && !form.pattern.test(environment[name]?.trim() ?? '')) {
      throw new ServiceConfigError(
        `${name} does not look right: expected ${form.expected}. Fix it, or clear it to switch ${definition.label} off.`,
      );
    }
  }
  const settings = Object.fromEntries(
    [...required, ...optional]
      .filter(([, name]) => present(name))
      .map(([field, name]) => [field, environment[name]?.trim()]),
  ) as Settings;
  return { state: 'on', reason: given.join(', '), settings };
}

/**
 * Decides which optional services are on.
 *
 * @param environment - usually `process.env` with the settings of `.env` (`settingsFile.mjs`)
 * @param example - the values of `.env.example`, which count as absent
 * @returns every service with its state, the reason, and its settings when on
 * @throws {@link ServiceConfigError} when a service is partly set, naming the missing variable
 */
export function resolveServices(environment: Environment, example: Environment = {}): Services {
  return {
    algolia: resolveService<AlgoliaSettings>(environment, example, {
      label: 'Algolia search',
      required: { appId: 'ALGOLIA_APP_ID', apiKey: 'ALGOLIA_SEARCH_API_KEY', indexName: 'ALGOLIA_INDEX_NAME' },
      optional: { askAiAssistantId: 'ALGOLIA_ASK_AI_ASSISTANT_ID' },
    }),
    firebase: resolveService<FirebaseSettings>(environment, example, {
      label: 'Firebase sign-in',
      required: {
        apiKey: 'FIREBASE_API_KEY',
        authDomain: 'FIREBASE_AUTH_DOMAIN',
        projectId: 'FIREBASE_PROJECT_ID',
        appId: 'FIREBASE_APP_ID',
      },
      optional: { authEmulatorUrl: 'FIREBASE_AUTH_EMULATOR_URL' },
      form: {
        FIREBASE_AUTH_DOMAIN: {
          pattern: /^[\w-]+(?:\.[\w-]+)+$/,
          expected: 'a host name without https://, such as project.firebaseapp.com',
        },
        FIREBASE_AUTH_EMULATOR_URL: {
          pattern: /^https?:\/\/[^/]+\/?$/,
          expected: 'an address such as http://127.0.0.1:9099',
        },
      },
    }),
    gtag: resolveService<{ trackingId: string }>(environment, example, {
      label: 'Google Analytics',
      required: { trackingId: 'GTAG_TRACKING_ID' },
      form: { GTAG_TRACKING_ID: { pattern: /^(?:G|UA|AW|DC)-[\w-]+$/, expected: 'an id such as G-ABC123DEF4' } },
    }),
    tagManager: resolveService<{ containerId: string }>(environment, example, {
      label: 'Google Tag Manager',
      required: { containerId: 'GTM_CONTAINER_ID' },
      form: { GTM_CONTAINER_ID: { pattern: /^GTM-\w+$/, expected: 'an id such as GTM-ABC1234' } },
    }),
    comments: resolveService<CommentsSettings>(environment, example, {
      label: 'Comments (giscus)',
      required: {
        repo: 'GISCUS_REPO',
        repoId: 'GISCUS_REPO_ID',
        category: 'GISCUS_CATEGORY',
        categoryId: 'GISCUS_CATEGORY_ID',
      },
      form: { GISCUS_REPO: { pattern: /^[\w.-]+\/[\w.-]+$/, expected: 'owner/repository' } },
    }),
    feedback: NO_FEEDBACK_BOARD,
  };
}

/** The services as a fixed-width table: one line per service, with its state and reason. */
export function formatServiceTable(services: Services): string {
  const rows = Object.entries(services as unknown as Record<string, Service<unknown>>);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    'Optional services',
    ...rows.map(([name, { state, reason }]) => `  ${name.padEnd(width)}  ${state.padEnd(3)}  ${reason}`),
  ].join('\n');
}
