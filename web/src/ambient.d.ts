declare module 'icon:*' {
  /** The outline of an icon, for a box of 512 by 512. */
  const outline: string;
  export default outline;
}
