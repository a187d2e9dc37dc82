import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DiagramView, Drawing } from '../core/drawing';
import styles from './styles.module.css';

export interface DrawnDiagramProps {
  readonly diagram: DiagramView;
}

interface SvgProps extends Pick<DiagramView, 'title' | 'description'> {
  readonly drawing: Drawing;
  readonly className: string | undefined;
}

function Svg({ drawing: { left, width, height, shapes, texts }, title, description, className }: SvgProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={clsx(styles.drawing, className)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {shapes.map(([look, path]) => (
        <path key={look} className={styles[look]} d={path} />
      ))}
      {texts.map(({ look, x, y, text }, index) => (
        <text key={index} className={styles[look]} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A diagram that the build has drawn: as it fits a phone, and as it fits wider pages. */
export function DrawnDiagram({ diagram: { narrow, wide, ...names } }: DrawnDiagramProps): ReactNode {
  return (
    <figure className={styles.figure} data-figure="" data-diagram="">
      <div className={styles.paper}>
        {wide && <Svg {...names} drawing={wide} className={styles.wide} />}
        <Svg {...names} drawing={narrow} className={wide && styles.narrow} />
      </div>
    </figure>
  );
}
