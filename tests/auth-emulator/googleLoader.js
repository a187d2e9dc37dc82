// Stands in for https://apis.google.com/js/api.js, which no test and no preview may fetch. It provides the part of
// gapi.iframes through which Firebase's SDK (in the page) and the emulator's helper frame communicate.
(() => {
  let lastId = 0;

  function createChannel(getPeer) {
    const handlers = { ping: () => 'pong' };
    const awaited = new Map();
    addEventListener('message', async ({ source, data }) => {
      if (!data?.gapiStandIn || source !== getPeer()) return;
      if (data.type) {
        const answer = await handlers[data.type]?.(data.payload);
        source.postMessage({ gapiStandIn: true, replyTo: data.id, answer }, '*');
        return;
      }
      const settle = awaited.get(data.replyTo);
      awaited.delete(data.replyTo);
      try {
        settle?.([data.answer]);
      } catch {
        // The SDK throws on purpose after it has received a successful answer; Google's loader ignores that error too.
      }
    });
    const channel = {
      register: (type, handler) => void (handlers[type] = handler),
      send(type, payload, callback) {
        lastId += 1;
        awaited.set(lastId, callback);
        getPeer()?.postMessage({ gapiStandIn: true, id: lastId, type, payload }, '*');
      },
      ping: (callback) => new Promise((resolve) => channel.send('ping', null, () => resolve(callback()))),
      restyle: () => Promise.resolve(),
    };
    return channel;
  }

  const context = {
    getParentIframe: () => createChannel(() => parent),
    open({ url, where, attributes: { style, ...attributes } }, onOpen) {
      const frame = document.createElement('iframe');
      frame.src = url;
      Object.assign(frame.style, style);
      Object.entries(attributes).forEach(([name, value]) => frame.setAttribute(name, value));
      where.append(frame);
      return new Promise((resolve) => {
        frame.addEventListener('load', () => resolve(onOpen(createChannel(() => frame.contentWindow))), { once: true });
      });
    },
  };

  window.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
