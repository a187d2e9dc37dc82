import { createElement, useMemo, type FormEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { inertHtml, type InertElement, type InertNode } from '../core/inertHtml';
import type { LabSession } from '../core/LabSession';
import browser from './browser.module.css';
import styles from './styles.module.css';

interface Props {
  html: string;
  session: LabSession;
}

/** Elements whose name has a meaning for the page around the application, such as its outline. */
const AS_PLAIN: Readonly<Record<string, string>> = {
  header: 'div',
  main: 'div',
  footer: 'div',
  nav: 'div',
  section: 'div',
  article: 'div',
};

/**
 * Draws the page of an application. Its HTML is parsed into data (`core/inertHtml.ts`), and React makes the elements:
 * no part of it is ever markup of this page. Links and forms send requests of the lab.
 */
export function InertView({ html, session }: Props): ReactNode {
  const page = useMemo(() => inertHtml(html), [html]);
  return (
    <>
      {page.active.length > 0 && (
        <div className={browser.active}>
          <p>
            <Translate id="webLab.InertView.active" description="Before the scripts that a real browser would have run">
              Trình duyệt thật sẽ chạy:
            </Translate>
          </p>
          <pre className={styles.plain}>{page.active.join('\n')}</pre>
        </div>
      )}
      <div className={browser.app}>{drawAll(page.nodes, session)}</div>
      {page.isCut && (
        <p className={styles.quiet}>
          <Translate id="webLab.InertView.cut" description="Below a page of an application that is too long">
            Trang dài quá; phần còn lại không được vẽ. Ngăn Yêu cầu có toàn bộ phản hồi.
          </Translate>
        </p>
      )}
    </>
  );
}

function drawAll(nodes: readonly InertNode[], session: LabSession): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : draw(node, index, session)));
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return Object.fromEntries(fields) as Record<string, string>;
}

function draw({ name, attributes, children }: InertElement, key: number, session: LabSession): ReactNode {
  const inside = drawAll(children, session);
  const { href, action = '', method = 'get', role } = attributes;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) {
    // Below the headings of the lesson.
    return (
      <p
        key={key}
        role="heading"
        aria-level={Math.min(6, Number(heading) + 2)}
        className={browser[`heading${heading}`]}
      >
        {inside}
      </p>
    );
  }
  switch (name) {
    case 'a':
      return (
        <button
          key={key}
          type="button"
          role="link"
          className={browser.link}
          onClick={() => void session.navigate(href ?? '/')}
        >
          {inside}
        </button>
      );
    case 'form': {
      const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const fields = fieldsOf(event.currentTarget);
        const send = attributes['data-send'];
        void (send
          ? session.submitAsScript(send.toUpperCase(), action, fields)
          : session.submit(method.toUpperCase(), action, fields));
      };
      return (
        <form key={key} className={browser.form} onSubmit={handleSubmit}>
          {inside}
        </form>
      );
    }
    case 'input': {
      const { type = 'text', value, placeholder } = attributes;
      if (type === 'hidden') return <input key={key} type="hidden" name={attributes.name} value={value ?? ''} />;
      const isTick = type === 'checkbox' || type === 'radio';
      return (
        <input
          key={key}
          type={['password', 'number', 'checkbox', 'radio', 'email'].includes(type) ? type : 'text'}
          name={attributes.name}
          placeholder={placeholder}
          {...(isTick
            ? { value: value ?? 'on', defaultChecked: 'checked' in attributes }
            : { defaultValue: value ?? '' })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      );
    }
    case 'textarea':
      return <textarea key={key} name={attributes.name} rows={4} defaultValue={textOf(children)} spellCheck={false} />;
    case 'select':
      return (
        <select key={key} name={attributes.name} defaultValue={selectedOf(children)}>
          {inside}
        </select>
      );
    case 'option':
      return (
        <option key={key} value={attributes.value}>
          {textOf(children)}
        </option>
      );
    case 'button':
      return (
        <button key={key} type="submit" className={browser.appButton}>
          {inside}
        </button>
      );
    case 'br':
    case 'hr':
      return createElement(name, { key });
    default:
      return createElement(
        AS_PLAIN[name] ?? name,
        {
          key,
          ...(name === 'header' && { className: browser.appHeader }),
          ...(role === 'alert' && { role, className: browser.alert }),
          ...(attributes.colspan && { colSpan: Number(attributes.colspan) || 1 }),
          ...('hidden' in attributes && { hidden: true }),
        },
        ...inside,
      );
  }
}

function textOf(nodes: readonly InertNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

function selectedOf(nodes: readonly InertNode[]): string | undefined {
  const options = nodes.filter((node): node is InertElement => typeof node !== 'string' && node.name === 'option');
  return options.find(({ attributes }) => 'selected' in attributes)?.attributes.value;
}
