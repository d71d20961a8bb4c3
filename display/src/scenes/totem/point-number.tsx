import styles from './point-number.module.css';

export const PointNumber = ({ number, large = false }: { number: number; large?: boolean }) => (
  <span className={`${styles.number} ${large ? styles.large : ''}`}>{number}</span>
);
