import sharp from 'sharp';
const [out, w, h, ...files] = process.argv.slice(2);
const W=+w,H=+h; 
const tiles = await Promise.all(files.map(async f => { const m=await sharp(f).metadata(); return sharp(f).resize({width:W}).toBuffer().then(async b=>{const mm=await sharp(b).metadata(); return sharp(b).extract({left:0,top:0,width:W,height:Math.min(H,mm.height)}).toBuffer();}); }));
await sharp({create:{width:(W+8)*tiles.length,height:H,channels:3,background:'#888'}}).composite(tiles.map((input,i)=>({input,left:i*(W+8),top:0}))).png().toFile(out);
