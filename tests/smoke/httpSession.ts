import { httpCommand, type Send } from './commands';

/** Sends one request of the WebDriver protocol. */
async function request(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message ?? ''}`);
  return value;
}

/** Opens a session with a WebDriver server. */
export async function openSession(
  server: string,
  capabilities: object,
): Promise<{ send: Send; end: () => Promise<unknown> }> {
  const opened = await request(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${server}/session/${(opened as { sessionId: string }).sessionId}`;
  return {
    send: (command, parameters = {}) => {
      const { method, path } = httpCommand(command);
      return request(session + path, method, parameters);
    },
    end: () => request(session, 'DELETE', {}),
  };
}
