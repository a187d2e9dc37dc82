import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientServices } from './clientServices';
import { formatServiceTable, resolveServices, ServiceConfigError, type Environment } from './services';
import { exampleSettings } from './settingsFile.mjs';

const ALL = {
  ALGOLIA_APP_ID: 'R2IYF7ETH7',
  ALGOLIA_SEARCH_API_KEY: '599cec31baffa4868cae4e79f180729b',
  ALGOLIA_INDEX_NAME: 'docs',
  FIREBASE_API_KEY: 'AIzaSyB-1234567890',
  FIREBASE_AUTH_DOMAIN: 'demo-site.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo-site',
  FIREBASE_APP_ID: '1:2:web:3',
  GTAG_TRACKING_ID: 'G-ABC123DEF4',
  GTM_CONTAINER_ID: 'GTM-ABC1234',
  GISCUS_REPO: 'owner/site',
  GISCUS_REPO_ID: 'R_kgDO',
  GISCUS_CATEGORY: 'Comments',
  GISCUS_CATEGORY_ID: 'DIC_kwDO',
};
const REQUIRED = Object.keys(ALL) as (keyof typeof ALL)[];
const SINGLE = ['GTAG_TRACKING_ID', 'GTM_CONTAINER_ID'];
/** The states of all services that exist. */
const states = (environment: Environment, example: Environment = {}) => {
  const { feedback: _none, ...services } = resolveServices(environment, example);
  return Object.values(services).map(({ state }) => state as string);
};

describe('resolveServices', () => {
  it('is off without settings, and names the variable that would switch a service on', () => {
    const services = resolveServices({});
    expect(new Set(states({}))).toEqual(new Set(['off']));
    expect(services.algolia.reason).toBe('ALGOLIA_APP_ID is not set');
  });

  it('treats the values of .env.example, and blanks, as absent', () => {
    const example = exampleSettings();
    expect(new Set(states(example, example))).toEqual(new Set(['off']));
    const blank = Object.fromEntries(REQUIRED.map((name) => [name, '  ']));
    expect(new Set(states(blank))).toEqual(new Set(['off']));
  });

  it('has an example that nobody can use by mistake: none of its values switches a service on', () => {
    for (const name of REQUIRED) {
      const value = exampleSettings()[name] ?? '';
      const others = { ...ALL, [name]: value };
      if (SINGLE.includes(name)) expect(states(others, exampleSettings())).toContain('off');
      else expect(() => resolveServices(others, exampleSettings())).toThrow(`${name} is missing`);
    }
  });

  // Names of real projects, indexes and categories look like this.
  it.each([
    ['FIREBASE_PROJECT_ID', 'my-portfolio-1a2b3'],
    ['ALGOLIA_INDEX_NAME', 'my-site'],
    ['ALGOLIA_INDEX_NAME', 'example'],
    ['GISCUS_CATEGORY', 'My comments'],
    ['GISCUS_CATEGORY', 'the-forum'],
    ['ALGOLIA_SEARCH_API_KEY', 'a1todo77fake0dummy'],
    ['FIREBASE_API_KEY', 'key-placeholder-change-me'],
    ['FIREBASE_APP_ID', 'none'],
    ['GISCUS_CATEGORY', '...'],
  ])('takes %s=%s for the value that it is', (name, value) => {
    expect(new Set(states({ ...ALL, [name]: value }, exampleSettings()))).toEqual(new Set(['on']));
  });

  it('is on with everything set, and trims', () => {
    const services = resolveServices({ ...ALL, ALGOLIA_INDEX_NAME: ' docs ' });
    expect(new Set(states(ALL))).toEqual(new Set(['on']));
    expect(services.algolia).toMatchObject({ settings: { indexName: 'docs' } });
  });

  it.each(REQUIRED.filter((name) => !SINGLE.includes(name)))(
    'stops and names %s when it alone is missing',
    (missing) => {
      for (const left of [undefined, '', ' ']) {
        expect(() => resolveServices({ ...ALL, [missing]: left })).toThrow(ServiceConfigError);
        expect(() => resolveServices({ ...ALL, [missing]: left })).toThrow(`${missing} is missing`);
      }
    },
  );

  it('names every missing variable and the remedy in one line', () => {
    const message = (() => {
      try {
        resolveServices({ GISCUS_REPO: 'owner/site' });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(message).toContain('GISCUS_REPO_ID, GISCUS_CATEGORY, GISCUS_CATEGORY_ID');
    expect(message).toContain('.env.example');
    expect(message).not.toContain('\n');
  });

  it.each([
    ['GTAG_TRACKING_ID', '12345'],
    ['GTM_CONTAINER_ID', 'G-123'],
    ['GISCUS_REPO', 'https://github.com/owner/site'],
    ['FIREBASE_AUTH_DOMAIN', 'https://demo-site.firebaseapp.com'],
    ['FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => resolveServices({ ...ALL, [name]: value })).toThrow(`${name} does not look right`);
  });

  it.each([undefined, '', 'your-token', '4f8a-token'])(
    'reports that there is no feedback board for the token %j',
    (token) => {
      const { feedback } = resolveServices({ ...ALL, FEEDBACK_BOARD_TOKEN: token });
      expect(feedback).toEqual({
        state: 'off',
        reason: 'the site has none, and nothing reads FEEDBACK_BOARD_TOKEN',
      });
    },
  );

  it('accepts an optional setting only with the required ones', () => {
    expect(() => resolveServices({ FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toThrow('FIREBASE_API_KEY');
  });

  it('always returns on or off, or throws a ServiceConfigError', () => {
    const environment = fc.dictionary(
      fc.constantFrom(...REQUIRED),
      fc.oneof(fc.string(), fc.constantFrom(...Object.values(ALL))),
    );
    fc.assert(
      fc.property(environment, (values) => {
        try {
          return states(values).every((state) => state === 'on' || state === 'off');
        } catch (error) {
          return error instanceof ServiceConfigError;
        }
      }),
    );
  });
});

describe('what leaves the build', () => {
  it('gives the browser nothing of services that are off', () => {
    expect(clientServices(resolveServices({}))).toEqual({});
  });

  it('is the same for a placeholder API key as for none', () => {
    const { FIREBASE_API_KEY } = exampleSettings();
    const placeholders = { FIREBASE_API_KEY, FIREBASE_PROJECT_ID: '', FIREBASE_APP_ID: undefined };
    expect(clientServices(resolveServices(placeholders, exampleSettings()))).toEqual(
      clientServices(resolveServices({})),
    );
  });

  it('gives the browser only what it needs from services that are on', () => {
    expect(Object.keys(clientServices(resolveServices(ALL))).sort()).toEqual([
      'algolia',
      'comments',
      'firebase',
      'tracking',
    ]);
  });

  it('prints one line per service', () => {
    expect(formatServiceTable(resolveServices({})).split('\n')).toHaveLength(7);
  });
});
