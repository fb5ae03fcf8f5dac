import styles from "./footer.module.css";

/** The villa in elevation, standing on the edge of the footer. */
export function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 480 118" aria-hidden="true">
      <path fill="#EFE5D0" d="M60 38h86v80H60zM146 62h150v56H146zM226 30h70v32h-70z" />
      <path fill="#B9C4D1" d="M146 62h24l-24 40zM226 30h20l-20 32z" />
      <path fill="#DDBB83" d="M58 36h90v4H58zM146 60h152v4H146zM224 28h74v4h-74z" />
      <path
        fill="#4A5349"
        d="M162 118V96a14 14 0 0 1 28 0v22zM206 118V96a14 14 0 0 1 28 0v22zM250 118V96a14 14 0 0 1 28 0v22z"
      />
      <path fill="#3F503A" d="M78 56h14v22H78zM112 56h14v22h-14zM94 118V97a9 9 0 0 1 18 0v21z" />
      <path fill="#EFE5D0" d="M336 88h56v30h-56z" />
      <path fill="#9AA29A" d="M330 90q20-26 34-56 14 30 34 56z" />
      <path fill="#3F503A" d="M357 118v-13a7 7 0 0 1 14 0v13z" />
      <OliveTrees />
    </svg>
  );
}

function OliveTrees() {
  return (
    <>
      <path
        fill="#4B4237"
        d="M20 118c4-14 0-24-4-34h12c-3 10-1 22 4 34zM432 118c5-16 0-28-5-40h15c-4 12-1 26 5 40z"
      />
      <g fill="#6F8064">
        <ellipse cx="6" cy="78" rx="16" ry="10" />
        <ellipse cx="38" cy="76" rx="17" ry="11" />
        <ellipse cx="22" cy="66" rx="19" ry="12" />
        <ellipse cx="414" cy="72" rx="19" ry="12" />
        <ellipse cx="456" cy="70" rx="20" ry="13" />
        <ellipse cx="435" cy="56" rx="24" ry="15" />
      </g>
      <g fill="#97A588">
        <ellipse cx="14" cy="68" rx="11" ry="6" />
        <ellipse cx="32" cy="62" rx="10" ry="6" />
        <ellipse cx="422" cy="60" rx="13" ry="7" />
        <ellipse cx="448" cy="56" rx="13" ry="7" />
        <ellipse cx="434" cy="46" rx="12" ry="6" />
      </g>
    </>
  );
}

/** Its shadow on the red earth. */
export function HorizonShadow() {
  return (
    <svg className={styles.shadow} viewBox="0 0 480 60" aria-hidden="true" fill="#4F1E11">
      <g transform="skewX(52) scale(1 .34)">
        <path d="M60 0h86v80H60zM146 0h150v56H146zM226 56h70v32h-70zM336 0h56v30h-56zM330 28h68l-34 56zM18 0h12v50H18zM430 0h14v60h-14z" />
        <ellipse cx="22" cy="48" rx="32" ry="16" />
        <ellipse cx="435" cy="58" rx="40" ry="20" />
      </g>
    </svg>
  );
}
