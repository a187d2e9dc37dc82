import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientServices } from './clientServices';
import { formatServiceTable, isAbsent, resolveServices, ServiceConfigError } from './services';

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
const states = (environment: Record<string, string | undefined>) => {
  const { feedback: _none, ...services } = resolveServices(environment);
  return Object.values(services).map(({ state }) => state as string);
};

describe('resolveServices', () => {
  it('is off without settings, and names the variable that would switch a service on', () => {
    const services = resolveServices({});
    expect(new Set(states({}))).toEqual(new Set(['off']));
    expect(services.algolia.reason).toBe('ALGOLIA_APP_ID is not set');
  });

  it.each([
    'your-api-key',
    'YOUR_API_KEY_HERE',
    '<api-key>',
    'xxxx',
    'changeme',
    'fake-key',
    'placeholder',
    '...',
    '  ',
  ])('treats the placeholder %s as absent in every variable', (placeholder) => {
    const environment = Object.fromEntries(REQUIRED.map((name) => [name, placeholder]));
    expect(new Set(states(environment))).toEqual(new Set(['off']));
  });

  it('is on with everything set, and trims', () => {
    const services = resolveServices({ ...ALL, ALGOLIA_INDEX_NAME: ' docs ' });
    expect(new Set(states(ALL))).toEqual(new Set(['on']));
    expect(services.algolia).toMatchObject({ settings: { indexName: 'docs' } });
  });

  it.each(REQUIRED.filter((name) => !SINGLE.includes(name)))(
    'stops and names %s when it alone is missing',
    (missing) => {
      for (const left of [undefined, '', 'your-key-here']) {
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
    const placeholders = { FIREBASE_API_KEY: 'your-api-key', FIREBASE_PROJECT_ID: '', FIREBASE_APP_ID: undefined };
    expect(clientServices(resolveServices(placeholders))).toEqual(clientServices(resolveServices({})));
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

  it.each(['real-value', 'AIzaSy', 'demo-site'])('does not treat %s as a placeholder', (value) => {
    expect(isAbsent(value)).toBe(false);
  });
});
