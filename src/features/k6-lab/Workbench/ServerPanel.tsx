import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { SliderName } from '../core/lab/definition';
import type { LabPage } from '../core/lab/labPage';
import { serverOf, valuesOf, type LabState } from '../core/lab/labState';
import { NONE, SLIDERS } from '../core/lab/sliders';
import styles from './controls.module.css';

interface Props {
  lab: LabPage;
  state: LabState;
  /** Whether the capacity is told: not where the reader is to find it. */
  tellsCapacity: boolean;
  hasSliders: boolean;
  onChange: (part: Partial<LabState>) => void;
}

/** The server that the script meets: a named one, and sliders for what the lesson is about. */
export function ServerPanel({ lab, state, tellsCapacity, hasSliders, onChange }: Props): ReactNode {
  const name = useId();
  const pick = (preset: LabPage['presets'][number]) =>
    onChange({ preset: preset.id, values: valuesOf(lab, preset.server) });
  return (
    <fieldset className={styles.server}>
      <legend className={styles.legend}>
        <Translate id="k6Lab.ServerPanel.title" description="Title of the settings of the server under load">
          Máy chủ
        </Translate>
      </legend>
      <div className={styles.presets}>
        {lab.presets.map((preset) => (
          <label key={preset.id} className={styles.preset}>
            <input type="radio" name={name} checked={preset.id === state.preset} onChange={() => pick(preset)} />
            {preset.name}
          </label>
        ))}
      </div>
      {hasSliders &&
        lab.sliders.map((slider, index) => (
          <SliderField
            key={slider}
            name={slider}
            value={state.values[index] ?? 0}
            onChange={(value) => onChange({ values: state.values.map((old, at) => (at === index ? value : old)) })}
          />
        ))}
      {tellsCapacity && <Capacity lab={lab} state={state} />}
    </fieldset>
  );
}

function Capacity({ lab, state }: Pick<Props, 'lab' | 'state'>): ReactNode {
  const format = useNumberFormat();
  const { workers, service } = serverOf(lab, state);
  return (
    <p className={styles.capacity}>
      <Translate
        id="k6Lab.ServerPanel.capacity"
        description="Capacity of the server in the lab; at the end the greatest number of requests a second"
        values={{ workers, mean: format(service.mean), most: format(Math.round((workers * 1000) / service.mean)) }}
      >
        {'{workers} request cùng lúc, mỗi request {mean} ms: nhiều nhất {most} request/giây.'}
      </Translate>
    </p>
  );
}

function SliderField({
  name,
  value,
  onChange,
}: {
  name: SliderName;
  value: number;
  onChange: (value: number) => void;
}): ReactNode {
  const id = useId();
  const format = useNumberFormat();
  const { steps } = SLIDERS[name];
  const shown = value === NONE && isOptional(name) ? noneText() : `${format(value)}${unitOf(name)}`;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{sliderLabel(name)}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        value={Math.max(0, steps.indexOf(value))}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(steps[Number(target.value)] ?? value)}
      />
    </div>
  );
}

const isOptional = (name: SliderName) => SLIDERS[name].steps[0] === NONE && name !== 'errors' && name !== 'spread';

const noneText = () =>
  translate({
    id: 'k6Lab.ServerPanel.none',
    message: 'không',
    description: 'Value of a slider: no limit, or never',
  });

function unitOf(name: SliderName): string {
  switch (name) {
    case 'service':
    case 'timeout':
      return ' ms';
    case 'spread':
    case 'errors':
      return '%';
    case 'warmUp':
      return ' s';
    default:
      return '';
  }
}

function sliderLabel(name: SliderName): string {
  switch (name) {
    case 'workers':
      return translate({
        id: 'k6Lab.ServerPanel.workers',
        message: 'Số request làm cùng lúc',
        description: 'Slider: requests that the server works on at the same time',
      });
    case 'service':
      return translate({
        id: 'k6Lab.ServerPanel.service',
        message: 'Thời gian xử lý một request',
        description: 'Slider: mean service time',
      });
    case 'spread':
      return translate({
        id: 'k6Lab.ServerPanel.spread',
        message: 'Độ chênh giữa các request',
        description: 'Slider: how much service times differ',
      });
    case 'errors':
      return translate({
        id: 'k6Lab.ServerPanel.errors',
        message: 'Tỉ lệ lỗi 503',
        description: 'Slider: share of requests that fail',
      });
    case 'queue':
      return translate({
        id: 'k6Lab.ServerPanel.queue',
        message: 'Số request được xếp hàng',
        description: 'Slider: limit of the queue',
      });
    case 'timeout':
      return translate({
        id: 'k6Lab.ServerPanel.timeout',
        message: 'Chờ lâu nhất trong hàng',
        description: 'Slider: longest time in the queue',
      });
    case 'slowAfter':
      return translate({
        id: 'k6Lab.ServerPanel.slowAfter',
        message: 'Cơ sở dữ liệu chậm khi quá',
        description: 'Slider: the database becomes slow above this number of requests at work',
      });
    case 'warmUp':
      return translate({
        id: 'k6Lab.ServerPanel.warmUp',
        message: 'Thời gian khởi động',
        description: 'Slider: how long the server is slow after its start',
      });
  }
}
