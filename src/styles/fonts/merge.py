# Makes ysabeau.ttf and literata.ttf of this folder: all alphabets of a family in one variable font.
# Fontsource serves a family as one file per alphabet (latin, latin-ext, greek ...); the site wants one file per family,
# cut to its own characters, and the subsetter of the build (subset-font) cannot join files. So they are joined here, once.
# The latin file is the ground: its kerning and features stay; every character that it lacks moves over with its shapes,
# weights and width. Needed again only when the families are updated:
#   pip install "fonttools>=4.60" brotli
#   npm install --no-save @fontsource-variable/ysabeau@5.3.0 @fontsource-variable/literata@5.3.0
#   python3 src/styles/fonts/merge.py
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import hvar

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules/@fontsource-variable"


def move_glyph(name, source, target):
    """Copies a glyph and what it is composed of. The files are cut from one font: the same name is the same glyph."""
    if name in target["hmtx"].metrics:
        return
    for component in source["glyf"][name].getComponentNames(source["glyf"]):
        move_glyph(component, source, target)
    target["glyf"][name] = source["glyf"][name]
    target["gvar"].variations[name] = source["gvar"].variations.get(name, [])
    target["hmtx"].metrics[name] = source["hmtx"].metrics[name]


for family in ("ysabeau", "literata"):
    files = (PACKAGES / family / "files").glob(f"{family}-*-wght-normal.woff2")
    base = TTFont(PACKAGES / family / "files" / f"{family}-latin-wght-normal.woff2", recalcTimestamp=False)
    for table in ("glyf", "gvar", "hmtx"):
        base[table]  # read while the number of glyphs is that of the file
    for file in sorted(files):
        extra = TTFont(file)
        known = base.getBestCmap()
        for code, name in sorted(extra.getBestCmap().items()):
            if code in known:
                continue
            move_glyph(name, extra, base)
            for table in base["cmap"].tables:
                if code <= 0xFFFF or table.format == 12:
                    table.cmap[code] = name
    for table in {"vhea", "vmtx", "VVAR", "HVAR"} & set(base.keys()):
        del base[table]
    hvar.add_HVAR(base)
    base.flavor = None
    base.save(HERE / f"{family}.ttf")
    print(family, len(base.getBestCmap()), "characters")
